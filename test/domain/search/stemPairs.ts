/** Words of listings that are one word to whoever searches. */
export const meeting: readonly (readonly [string, string])[] = [
  // plurals in -s
  ['vélo', 'vélos'], ['velo', 'Vélos'], ['canapé', 'canapés'], ['canape', 'canapés'], ['armoire', 'armoires'], ['table', 'tables'],
  ['chaise', 'chaises'], ['lampe', 'lampes'], ['lit', 'lits'], ['matelas', 'matelas'], ['commode', 'commodes'], ['buffet', 'buffets'],
  ['voiture', 'voitures'], ['moto', 'motos'], ['scooter', 'scooters'], ['pneu', 'pneus'], ['jante', 'jantes'], ['roue', 'roues'],
  ['remorque', 'remorques'], ['casque', 'casques'], ['bateau', 'bateaux'], ['voilier', 'voiliers'], ['kayak', 'kayaks'],
  ['téléphone', 'téléphones'], ['ordinateur', 'ordinateurs'], ['écran', 'écrans'], ['clavier', 'claviers'], ['tablette', 'tablettes'],
  ['console', 'consoles'], ['manette', 'manettes'], ['enceinte', 'enceintes'], ['vinyle', 'vinyles'], ['objectif', 'objectifs'],
  ['appareil', 'appareils'], ['livre', 'livres'], ['roman', 'romans'], ['manga', 'mangas'], ['tome', 'tomes'], ['guitare', 'guitares'],
  ['piano', 'pianos'], ['ampli', 'amplis'], ['robe', 'robes'], ['botte', 'bottes'], ['basket', 'baskets'], ['jean', 'jeans'],
  ['montre', 'montres'], ['sac', 'sacs'], ['poussette', 'poussettes'], ['jouet', 'jouets'], ['puzzle', 'puzzles'], ['lego', 'legos'],
  ['ski', 'skis'], ['tente', 'tentes'], ['haltère', 'haltères'], ['raquette', 'raquettes'], ['perceuse', 'perceuses'],
  ['tondeuse', 'tondeuses'], ['ponceuse', 'ponceuses'], ['outil', 'outils'], ['échelle', 'échelles'], ['plante', 'plantes'],
  ['pot', 'pots'], ['fenêtre', 'fenêtres'], ['porte', 'portes'], ['radiateur', 'radiateurs'], ['frigo', 'frigos'], ['four', 'fours'],
  ['plaque', 'plaques'], ['aspirateur', 'aspirateurs'], ['cafetière', 'cafetières'], ['miroir', 'miroirs'], ['cadre', 'cadres'],
  ['vase', 'vases'], ['drap', 'draps'], ['couette', 'couettes'], ['coussin', 'coussins'], ['serviette', 'serviettes'],
  ['maison', 'maisons'], ['appartement', 'appartements'], ['studio', 'studios'], ['terrain', 'terrains'], ['chambre', 'chambres'],
  ['pièce', 'pièces'], ['garage', 'garages'], ['tissu', 'tissus'], ['clé', 'clés'], ['mur', 'murs'], ['sol', 'sols'], ['dvd', 'dvds'],
  ['cd', 'cds'], ['bd', 'bds'], ['pc', 'pcs'], ['carte', 'cartes'], ['timbre', 'timbres'], ['carton', 'cartons'],
  // plurals in -x
  ['cheval', 'chevaux'], ['bureau', 'bureaux'], ['jeu', 'jeux'], ['bijou', 'bijoux'], ['journal', 'journaux'], ['tableau', 'tableaux'],
  ['manteau', 'manteaux'], ['rideau', 'rideaux'], ['couteau', 'couteaux'], ['panneau', 'panneaux'], ['carreau', 'carreaux'],
  ['anneau', 'anneaux'], ['oiseau', 'oiseaux'], ['local', 'locaux'], ['animal', 'animaux'], ['métal', 'métaux'], ['cristal', 'cristaux'],
  ['travail', 'travaux'], ['vitrail', 'vitraux'], ['tuyau', 'tuyaux'], ['feu', 'feux'], ['genou', 'genoux'], ['caillou', 'cailloux'],
  ['eau', 'eaux'], ['bail', 'baux'], ['château', 'châteaux'], ['gâteau', 'gâteaux'], ['drapeau', 'drapeaux'], ['chou', 'choux'],
  // feminine
  ['neuf', 'neuve'], ['neufs', 'neuves'], ['grand', 'grande'], ['grands', 'grandes'], ['petit', 'petite'], ['blanc', 'blanche'],
  ['noir', 'noire'], ['noirs', 'noires'], ['vert', 'verte'], ['bleu', 'bleue'], ['bleus', 'bleues'], ['gris', 'grise'], ['gris', 'grises'],
  ['violet', 'violette'], ['rond', 'ronde'], ['bon', 'bonne'], ['beau', 'belle'], ['beaux', 'belles'], ['nouveau', 'nouvelle'],
  ['vieux', 'vieille'], ['ancien', 'ancienne'], ['anciens', 'anciennes'], ['équipé', 'équipée'], ['rénovés', 'rénovée'],
  ['meublé', 'meublée'], ['doré', 'dorées'], ['usagé', 'usagée'], ['massif', 'massive'], ['sportif', 'sportives'], ['manuel', 'manuelle'],
  ['professionnel', 'professionnelle'], ['naturel', 'naturelles'], ['mural', 'murale'], ['central', 'centrales'], ['royal', 'royale'],
  ['pliant', 'pliante'], ['roulant', 'roulantes'], ['chauffant', 'chauffante'], ['excellent', 'excellente'], ['récent', 'récente'],
  ['américain', 'américaine'], ['français', 'française'], ['anglais', 'anglaises'], ['chinois', 'chinoise'], ['suédois', 'suédoise'],
  ['long', 'longue'], ['doux', 'douce'], ['complet', 'complète'], ['léger', 'légère'], ['premier', 'première'], ['garanti', 'garantie'],
  ['haut', 'haute'], ['court', 'courtes'], ['plat', 'plate'], ['vendu', 'vendue'], ['creux', 'creuse'], ['luxueux', 'luxueuse'],
  ['gros', 'grosse'], ['frais', 'fraîche'], ['épais', 'épaisse'], ['lourd', 'lourde'], ['particulier', 'particulière'],
  // spelling
  ['cœur', 'coeur'], ['œuvre', 'oeuvres'], ['ŒUVRE', 'œuvres'], ['PÊCHE', 'peche'], ['Noël', 'noel'], ['île', 'ile'],
];

/** Words that look alike and are not one: finding one for the other would annoy. */
export const apart: readonly (readonly [string, string])[] = [
  ['porte', 'port'], ['basse', 'bas'], ['pneu', 'pneumatique'], ['selle', 'sel'], ['rame', 'ram'], ['cuve', 'cuvette'], ['galette', 'galet'],
  ['palette', 'palet'], ['navette', 'navet'], ['lampe', 'lampadaire'], ['table', 'tablette'], ['table', 'tableau'], ['moto', 'moteur'],
  ['vélo', 'velours'], ['cour', 'cours'], ['tour', 'Tours'], ['poids', 'pois'], ['mois', 'moi'], ['prix', 'pris'], ['gaz', 'gare'],
  ['robe', 'robot'], ['serre', 'serrure'], ['console', 'consolidé'], ['coiffeuse', 'coiffeur'], ['perceuse', 'percé'], ['poste', 'poster'],
  ['scie', 'science'], ['chaise', 'chai'], ['fraise', 'frais'], ['pile', 'pilon'], ['balle', 'bal'], ['barre', 'bar'], ['colonne', 'colon'],
  ['tonne', 'ton'], ['carte', 'car'], ['carte', 'carton'], ['four', 'fourche'], ['fourgon', 'four'], ['pelle', 'pel'], ['pull', 'poulet'],
  ['jante', 'jan'], ['tente', 'tension'], ['plante', 'plan'], ['vente', 'vent'], ['rente', 'renard'], ['bouée', 'boue'], ['armée', 'arme'],
  ['entrée', 'entre'], ['portée', 'porte'], ['musée', 'muse'], ['année', 'Anne'], ['fusée', 'fuse'], ['benne', 'ben'], ['renne', 'René'],
  ['sac', 'saccoche'], ['livre', 'livret'], ['lit', 'litre'], ['mur', 'murier'], ['clé', 'clef'], ['botte', 'bottine'], ['box', 'bo'],
  ['xbox', 'xbo'], ['inox', 'ino'], ['boss', 'bos'], ['temps', 'temple'], ['ours', 'our'], ['bras', 'bra'], ['vis', 'vie'], ['gps', 'gp'],
  ['208', '2008'], ['t3', 't2'], ['128go', '128'],
];
