/**
 * Words that make a title propose a category, by its id, already in plain French. Apart from the categories, which every page loads: only
 * posting needs them.
 */
export const categoryKeywords: Readonly<Record<string, readonly string[]>> = {
  voitures: words(
    'voiture, auto, clio, megane, twingo, 208, 308, 3008, golf, polo, c3, sandero, duster, fiat, yaris, berline, citadine, break, suv, cabriolet, tesla, renault, peugeot, citroen, dacia, audi, volkswagen, toyota',
  ),
  motos: words('moto, scooter, quad, vespa, yamaha, kawasaki, ducati, mt07, cbr, roadster, trail, harley'),
  utilitaires: words(
    'utilitaire, fourgon, fourgonnette, camionnette, kangoo, berlingo, trafic, master, partner, ducato, jumper, camion, benne',
  ),
  caravaning: words('camping, caravane, fourgon amenage, integral, capucine, profile, mobil, van amenage, campingcar'),
  velos: words('velo, vtt, vtc, bicyclette, gravel, tandem, draisienne, triban, peugeot vintage, cadre, course'),
  nautisme: words('bateau, voilier, kayak, paddle, canoe, zodiac, semi-rigide, hors-bord, jet ski, catamaran, barque'),
  equipement: words(
    'pneu, jante, casque, blouson moto, coffre de toit, attelage, porte-velos, autoradio, chaines, barres de toit, remorque',
  ),
  'ventes-immobilieres': words(
    'maison, villa, appartement, terrain, vente, longere, duplex, pavillon, loft, viager, t2, t3, t4, studio',
  ),
  locations: words('location, loue, louer, loyer, meuble, studio a louer, appartement a louer, bail'),
  colocations: words('colocation, coloc, chambre, colocataire'),
  'bureaux-commerces': words(
    'bureau a louer, bureaux, local, commerce, boutique, entrepot, fonds, coworking, pas-de-porte',
  ),
  telephones: words(
    'telephone, smartphone, iphone, samsung galaxy, pixel, xiaomi, redmi, fairphone, portable, mobile, montre connectee',
  ),
  ordinateurs: words(
    'ordinateur, pc, macbook, imac, laptop, thinkpad, tablette, ipad, ecran, clavier, imprimante, tour gamer, chromebook',
  ),
  'photo-audio-video': words(
    'appareil photo, reflex, hybride photo, objectif, camera, gopro, enceinte, casque audio, platine, vinyle, ampli, television, tv, videoprojecteur, drone, canon, nikon',
  ),
  consoles: words('console, playstation, ps4, ps5, xbox, switch, nintendo, gameboy, manette, wii, steam deck'),
  'jeux-video': words('jeu video, jeux video, zelda, mario, pokemon, fifa, jeu switch, jeu ps5, jeu ps4, cartouche'),
  ameublement: words(
    'canape, table, chaise, armoire, commode, lit, matelas, buffet, etagere, bibliotheque, fauteuil, meuble, bureau, dressing, tabouret, sommier, ikea',
  ),
  electromenager: words(
    'lave-linge, machine a laver, frigo, refrigerateur, four, micro-ondes, lave-vaisselle, aspirateur, cafetiere, congelateur, plaque, robot, seche-linge, thermomix, grille-pain',
  ),
  decoration: words(
    'lampe, miroir, tapis, cadre, vase, tableau, bougeoir, luminaire, lustre, affiche, suspension, horloge',
  ),
  linge: words('drap, draps, couette, housse, rideau, rideaux, serviette, nappe, plaid, coussin, oreiller, linge'),
  bricolage: words(
    'perceuse, visseuse, scie, ponceuse, outil, outils, echelle, etabli, peinture, carrelage, parquet, radiateur, porte, fenetre, marteau',
  ),
  jardin: words(
    'tondeuse, salon de jardin, barbecue, plante, plantes, pot, parasol, taille-haie, serre, transat, brouette, piscine, bois de chauffage',
  ),
  livres: words(
    'livre, livres, roman, bd, bande dessinee, manga, tome, encyclopedie, album, dictionnaire, collection folio, pleiade, asterix, tintin',
  ),
  sport: words(
    'ski, skis, raquette, ballon, tente, haltere, halteres, tapis de course, surf, roller, rollers, skateboard, randonnee, tennis, yoga, escalade, musculation, golf club',
  ),
  instruments: words(
    'guitare, piano, violon, batterie, saxophone, flute, ampli guitare, clavier, accordeon, ukulele, trompette, basse, synthetiseur',
  ),
  mode: words(
    'robe, manteau, veste, chaussures, baskets, sac, jean, pull, chemise, montre, bijou, bottes, costume, sneakers, nike, adidas',
  ),
  enfants: words(
    'poussette, berceau, lit bebe, siege auto, jouet, jouets, lego, playmobil, puzzle, doudou, bebe, enfant, trottinette, chaise haute, peluche',
  ),
  autres: words('carton, cartons, valise, collection, jeu de societe, timbres, bois, panier, animalerie, divers'),
};

function words(list: string): readonly string[] {
  return list.split(', ');
}
