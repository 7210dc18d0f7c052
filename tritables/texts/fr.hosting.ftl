gate-title = Ces tables sont pour une classe
gate-why = Prends le lien qu’on t’a donné : le mot qui ouvre cette porte s’y trouve. Ou tape ce mot ici.
gate-wrong = Ce mot n’ouvre pas cette porte. Regarde encore ton lien, ou demande à la personne qui te l’a donné.
gate-secret = Le mot de ta classe
gate-enter = Entrer
