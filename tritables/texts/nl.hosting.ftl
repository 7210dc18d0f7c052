gate-title = Deze tafels zijn voor een klas
gate-why = Gebruik de link die je hebt gekregen: daar staat het wachtwoord in. Of typ het wachtwoord hier.
gate-wrong = Dat is niet het goede wachtwoord. Kijk nog eens naar je link, of vraag het aan degene van wie je hem kreeg.
gate-cookie = Het wachtwoord klopt, maar deze browser bewaart hier geen cookies, dus je kunt niet naar binnen. Staat deze pagina in een andere? Open de link van de klas dan in een eigen tabblad.
gate-secret = Het wachtwoord van je klas
gate-enter = Naar binnen

# Where there is nothing to see.
refused-400 = Dit werd niet begrepen
refused-400-why = In het adres of de vraag staat iets waar hier niets mee te beginnen valt. Begin opnieuw bij de pagina met alle spellen.
refused-403 = Hier mag je niet bij
refused-403-why = Misschien is de pagina te oud, of kwam de link ergens anders vandaan. Begin opnieuw bij de pagina met alle spellen.
refused-404 = Hier is geen pagina
refused-404-why = Misschien zit er een foutje in het adres, of is de pagina verhuisd.
refused-405 = Dat kan hier niet
refused-405-why = Dit adres kun je bekijken, meer niet.
refused-500 = Hier ging iets mis
refused-500-why = Jij hebt niets verkeerd gedaan. Probeer het zo nog eens; blijft het zo, zeg het dan tegen wie deze pagina’s beheert.
refused-long = Dat is te lang om naar het bord te sturen.
refused-host = Deze server luistert niet naar de naam in het adres. Wie hem draait, kan het hele adres toevoegen, bijvoorbeeld met { $command }

# Where all places are taken.
full-title = Alle tafels zijn bezet
full-why = { $count ->
    [one] Er is hier één tafel, en daar zit al iemand aan.
   *[other] Er zijn hier { $count } tafels, en aan elke zit al iemand.
}
full-next = Jij bent de volgende.
full-before = Mensen vóór jou: { $count }
full-stay = Laat deze pagina open: zodra je aan de beurt bent, kom je vanzelf binnen.
full-instead = Speel zolang in je eigen browser
