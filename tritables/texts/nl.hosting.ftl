gate-title = Deze tafels zijn voor een klas
gate-why = Gebruik de link die je hebt gekregen: daarin staat het woord dat deze deur opent. Of typ dat woord hier.
gate-wrong = Dat woord opent deze deur niet. Kijk nog eens naar je link, of vraag het aan wie je die gaf.
gate-secret = Het woord van je klas
gate-enter = Kom binnen
