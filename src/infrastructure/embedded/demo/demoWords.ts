import type { Location } from '../../../domain/listings/place/Location';

/** What the generator of listings writes with, by category: the things sold, and the lowest and highest usual price. */
export const things: Readonly<Record<string, { readonly names: readonly string[]; readonly euros: readonly [number, number] }>> = {
  voitures: { euros: [1200, 45_000], names: ['Renault Clio IV', 'Renault Mégane', 'Renault Captur', 'Peugeot 208', 'Peugeot 308 SW', 'Peugeot 3008', 'Citroën C3', 'Citroën C4 Picasso', 'Volkswagen Golf 7', 'Volkswagen Polo', 'Dacia Sandero', 'Dacia Duster', 'Toyota Yaris hybride', 'Ford Fiesta', 'BMW Série 1', 'Audi A3 Sportback', 'Mini Cooper', 'Fiat 500', 'Tesla Model 3', 'Twingo électrique', 'Kia Niro', 'Opel Corsa', 'Mercedes Classe A'] },
  motos: { euros: [600, 14_000], names: ['Yamaha MT-07', 'Honda CB500X', 'Kawasaki Z650', 'BMW R1200GS', 'Triumph Bonneville', 'Scooter Piaggio Vespa 125', 'Ducati Monster', 'Suzuki SV650', 'Quad Kymco', 'Scooter électrique'] },
  utilitaires: { euros: [2500, 32_000], names: ['Renault Kangoo', 'Renault Trafic L2H1', 'Renault Master benne', 'Peugeot Partner', 'Citroën Berlingo', 'Citroën Jumpy', 'Ford Transit', 'Fiat Ducato', 'Fourgon frigorifique'] },
  caravaning: { euros: [2500, 68_000], names: ['Camping-car profilé', 'Camping-car intégral', 'Fourgon aménagé', 'Caravane familiale', 'Caravane pliante', 'Van aménagé', 'Mobil-home 3 chambres'] },
  velos: { euros: [25, 4500], names: ['Vélo de ville', 'Vélo de course', 'VTT semi-rigide', 'VTC homme', 'Vélo électrique', 'Vélo cargo', 'Vélo pliant', 'Vélo enfant 16 pouces', 'Gravel carbone', 'Bicyclette ancienne', 'Tandem', 'Draisienne'] },
  nautisme: { euros: [150, 60_000], names: ['Voilier habitable', 'Semi-rigide', 'Bateau à moteur', 'Kayak de mer', 'Canoë canadien', 'Paddle gonflable', 'Barque de pêche', 'Jet-ski', 'Dériveur'] },
  equipement: { euros: [5, 900], names: ['Pneus hiver', 'Jantes alu 17 pouces', 'Casque moto', 'Blouson cuir moto', 'Coffre de toit', 'Porte-vélos', 'Attelage', 'Barres de toit', 'Autoradio', 'Siège conducteur'] },
  'ventes-immobilieres': { euros: [45_000, 950_000], names: ['Maison de ville', 'Maison avec jardin', 'Appartement T2', 'Appartement T3 lumineux', 'Appartement T4', 'Studio', 'Longère rénovée', 'Terrain constructible', 'Villa avec piscine', 'Parking sécurisé', 'Loft', 'Duplex'] },
  locations: { euros: [320, 2400], names: ['Studio meublé', 'Appartement T2', 'Appartement T3 avec balcon', 'Maison 4 pièces', 'T1 bis', 'Duplex', 'Garage fermé', 'Appartement neuf'] },
  colocations: { euros: [280, 850], names: ['Chambre en colocation', 'Chambre meublée', 'Colocation 4 chambres', 'Chambre chez l’habitant'] },
  'bureaux-commerces': { euros: [300, 400_000], names: ['Bureau en centre-ville', 'Local commercial', 'Boutique', 'Entrepôt', 'Fonds de commerce boulangerie', 'Atelier d’artiste', 'Espace de coworking'] },
  telephones: { euros: [40, 1300], names: ['iPhone 13 128 Go', 'iPhone SE', 'iPhone 15 Pro', 'iPhone12 64Go', 'Samsung Galaxy S22', 'Samsung Galaxy A54', 'Google Pixel 7', 'Xiaomi Redmi Note 12', 'Fairphone 4', 'Huawei P30', 'Téléphone à clapet'] },
  ordinateurs: { euros: [40, 2600], names: ['MacBook Air M1', 'MacBook Pro 14', 'PC portable Lenovo ThinkPad', 'PC gamer', 'iMac 27', 'Écran 27 pouces', 'Tablette Samsung', 'iPad Air', 'Clavier mécanique', 'Imprimante laser', 'Carte graphique RTX3070'] },
  'photo-audio-video': { euros: [15, 2200], names: ['Appareil photo reflex', 'Objectif 50 mm', 'Enceinte Bluetooth', 'Casque audio', 'Platine vinyle', 'Amplificateur hi-fi', 'Téléviseur 4K', 'Vidéoprojecteur', 'Caméra GoPro', 'Drone', 'Appareil argentique'] },
  consoles: { euros: [25, 550], names: ['PlayStation 5', 'PS4 Slim', 'Nintendo Switch OLED', 'Xbox Series X', 'Xbox One', 'Game Boy Color', 'Wii', 'Steam Deck', 'Manette DualSense'] },
  'jeux-video': { euros: [3, 80], names: ['Zelda Breath of the Wild', 'Mario Kart 8', 'Pokémon Écarlate', 'FIFA 23', 'Jeu PS5', 'Jeu Switch', 'Cartouche Game Boy', 'Lot de jeux Xbox', 'Animal Crossing'] },
  ameublement: { euros: [5, 1400], names: ['Canapé d’angle', 'Canapé convertible', 'Canapé 3 places', 'Fauteuil', 'Table basse', 'Table de salle à manger', 'Table de nuit', 'Chaises de bistrot', 'Lit 160 × 200', 'Lit mezzanine', 'Matelas', 'Armoire normande', 'Armoire 2 portes', 'Commode', 'Buffet', 'Bibliothèque', 'Bureau', 'Étagère', 'Meuble TV', 'Tabouret de bar'] },
  electromenager: { euros: [10, 900], names: ['Lave-linge', 'Lave-vaisselle', 'Réfrigérateur congélateur', 'Frigo américain', 'Four encastrable', 'Micro-ondes', 'Plaque à induction', 'Aspirateur balai', 'Cafetière à grains', 'Robot pâtissier', 'Sèche-linge', 'Cave à vin'] },
  decoration: { euros: [2, 350], names: ['Lampe de chevet', 'Lampadaire', 'Miroir', 'Tapis berbère', 'Cadre photo', 'Vase', 'Tableau', 'Horloge murale', 'Lustre', 'Bougeoir', 'Guirlande lumineuse'] },
  linge: { euros: [3, 140], names: ['Parure de lit', 'Couette 220 × 240', 'Rideaux occultants', 'Draps anciens brodés', 'Nappe en lin', 'Plaid', 'Coussins', 'Serviettes de bain'] },
  bricolage: { euros: [3, 700], names: ['Perceuse visseuse', 'Scie circulaire', 'Ponceuse', 'Échelle', 'Établi', 'Caisse à outils', 'Carrelage', 'Parquet chêne', 'Radiateur en fonte', 'Porte intérieure', 'Fenêtre PVC', 'Poêle à bois', 'Bétonnière'] },
  jardin: { euros: [2, 1600], names: ['Tondeuse thermique', 'Tondeuse électrique', 'Salon de jardin', 'Barbecue', 'Plantes vertes', 'Pots en terre cuite', 'Parasol', 'Taille-haie', 'Serre', 'Bois de chauffage', 'Piscine hors-sol', 'Brouette'] },
  livres: { euros: [1, 120], names: ['Lot de romans policiers', 'Bandes dessinées', 'Mangas', 'Livres pour enfants', 'Encyclopédie', 'Livre de cuisine', 'Beau livre d’art', 'Roman', 'Dictionnaire', 'Collection Pléiade'] },
  sport: { euros: [3, 1200], names: ['Skis alpins', 'Snowboard', 'Raquette de tennis', 'Tente 4 places', 'Haltères', 'Tapis de course', 'Planche de surf', 'Rollers', 'Sac de couchage', 'Vélo d’appartement', 'Chaussures de randonnée', 'Ballon'] },
  instruments: { euros: [15, 3500], names: ['Guitare folk', 'Guitare électrique', 'Piano droit', 'Piano numérique', 'Violon 4/4', 'Batterie acoustique', 'Saxophone alto', 'Ukulélé', 'Ampli guitare', 'Accordéon', 'Synthétiseur'] },
  mode: { euros: [2, 420], names: ['Robe longue', 'Manteau en laine', 'Veste en jean', 'Baskets Nike', 'Sac à main cuir', 'Jean Levi’s 501', 'Pull cachemire', 'Chemise', 'Montre automatique', 'Bottes', 'Costume', 'Bijoux fantaisie'] },
  enfants: { euros: [1, 380], names: ['Poussette', 'Lit bébé', 'Siège auto', 'Lego Star Wars', 'Playmobil', 'Puzzle 1000 pièces', 'Trottinette', 'Chaise haute', 'Peluche', 'Jouets en bois', 'Vêtements bébé'] },
  autres: { euros: [1, 300], names: ['Cartons de déménagement', 'Valise cabine', 'Timbres', 'Jeu de société', 'Machine à coudre', 'Panier pour chien', 'Aquarium', 'Lot de bocaux', 'Pièces de collection'] },
};

export const qualities: readonly string[] = ['très bon état', 'comme neuf', 'neuf', 'neuve', 'occasion', 'vintage', 'ancien', 'ancienne', 'design', 'scandinave', 'industriel', 'rénové', 'révisé', 'à restaurer', 'complet', 'sous garantie', 'peu servi', 'noir', 'noire', 'blanc', 'blanche', 'gris', 'bleu', 'rouge', 'vert', 'en cuir', 'en bois massif', 'en chêne', 'en velours', 'en tissu', 'en métal', 'homme', 'femme', 'enfant', 'grande taille', 'petit format', 'électrique', 'pliant', 'lot de 2', 'avec accessoires', 'petit prix', 'urgent'];

export const openings: readonly string[] = ['Je vends', 'À vendre', 'Vends', 'Bonjour, je me sépare de mon', 'Vente de'];

export const sentences: readonly string[] = [
  'Je vends suite à un déménagement.', 'Très bon état général, quelques traces d’usage sans gravité.', 'Acheté il y a deux ans chez {maker}, facture disponible.',
  'À venir chercher sur place, je peux aider à charger.', 'Envoi possible à vos frais, emballage soigné.', 'Modèle {reference}, fonctionne parfaitement.',
  'Toujours entretenu avec soin, non fumeur, pas d’animaux.', 'Prix ferme, merci de ne pas négocier par message.', 'Petite rayure sur le côté, voir les photos.',
  'Vendu avec tous ses accessoires et la notice d’origine.', 'Idéal pour un premier équipement ou une résidence secondaire.', 'Dimensions : {number} cm de long, {number} cm de large.',
  'Batterie remplacée l’an dernier, autonomie excellente.', 'Disponible tout de suite, visites le soir et le week-end.', 'Cause double emploi, il ne sert plus depuis des mois.',
  'Marque {maker}, qualité reconnue, garantie encore {number} mois.', 'Le tissu est déhoussable et lavable en machine.', 'Quartier calme, proche des transports, des écoles et des commerces.',
  'Révision faite au garage {maker}, carnet d’entretien à jour.', 'Hérité de ma grand-mère, il mérite une seconde vie.', 'Échange possible contre du matériel équivalent.',
  'Plusieurs exemplaires en stock, me demander pour un lot.', 'Réservé aux personnes sérieuses, réponse rapide.', 'Parfait pour une famille, très confortable et silencieux.',
  'Livraison possible dans un rayon de {number} km contre participation.', 'La couleur est plus claire en vrai que sur les photos.', 'Matériel professionnel, puissance {number} W.',
  'Aucun défaut, aucune panne, testé avant la vente.', 'Orientation plein sud, belle luminosité toute la journée.', 'Pièces détachées faciles à trouver, référence {reference}.',
  'Fabriqué en France par {maker}, il est très solide.', 'Pneus changés récemment, freins neufs, rien à prévoir.', 'Collection complète, tomes 1 à {number}.', 'Convient à un débutant comme à un amateur exigeant.',
];

const towns: readonly (readonly [code: string, name: string, postalCode: string, latitude: number, longitude: number])[] = [
  ['75111', 'Paris', '75011', 48.859, 2.378], ['69123', 'Lyon', '69001', 45.764, 4.836], ['13055', 'Marseille', '13001', 43.296, 5.37],
  ['31555', 'Toulouse', '31000', 43.604, 1.444], ['06088', 'Nice', '06000', 43.71, 7.262], ['44109', 'Nantes', '44000', 47.218, -1.554],
  ['34172', 'Montpellier', '34000', 43.611, 3.877], ['67482', 'Strasbourg', '67000', 48.573, 7.752], ['33063', 'Bordeaux', '33000', 44.838, -0.579],
  ['59350', 'Lille', '59000', 50.629, 3.057], ['35238', 'Rennes', '35000', 48.117, -1.678], ['51454', 'Reims', '51100', 49.258, 4.032],
  ['42218', 'Saint-Étienne', '42000', 45.439, 4.387], ['76351', 'Le Havre', '76600', 49.494, 0.108], ['38185', 'Grenoble', '38000', 45.188, 5.724],
  ['21231', 'Dijon', '21000', 47.322, 5.041], ['49007', 'Angers', '49000', 47.478, -0.563], ['30189', 'Nîmes', '30000', 43.837, 4.36],
  ['63113', 'Clermont-Ferrand', '63000', 45.777, 3.087], ['72181', 'Le Mans', '72000', 48.008, 0.199], ['13001', 'Aix-en-Provence', '13100', 43.53, 5.447],
  ['29019', 'Brest', '29200', 48.39, -4.486], ['37261', 'Tours', '37000', 47.394, 0.685], ['87085', 'Limoges', '87000', 45.833, 1.262],
  ['80021', 'Amiens', '80000', 49.894, 2.296], ['57463', 'Metz', '57000', 49.119, 6.176], ['25056', 'Besançon', '25000', 47.238, 6.024],
  ['45234', 'Orléans', '45000', 47.903, 1.909], ['68224', 'Mulhouse', '68100', 47.75, 7.336], ['76540', 'Rouen', '76000', 49.443, 1.1],
  ['14118', 'Caen', '14000', 49.183, -0.371], ['54395', 'Nancy', '54000', 48.692, 6.184], ['66136', 'Perpignan', '66000', 42.699, 2.895],
  ['06029', 'Cannes', '06400', 43.553, 7.017], ['64445', 'Pau', '64000', 43.295, -0.37], ['17300', 'La Rochelle', '17000', 46.16, -1.151],
  ['84007', 'Avignon', '84000', 43.949, 4.806], ['56260', 'Vannes', '56000', 47.658, -2.76], ['74010', 'Annecy', '74000', 45.899, 6.129],
  ['2A004', 'Ajaccio', '20000', 41.927, 8.737], ['29232', 'Quimper', '29000', 47.996, -4.103], ['73065', 'Chambéry', '73000', 45.564, 5.918],
  ['82121', 'Montauban', '82000', 44.018, 1.355], ['10387', 'Troyes', '10000', 48.297, 4.074], ['19031', 'Brive-la-Gaillarde', '19100', 45.159, 1.533],
  ['26362', 'Valence', '26000', 44.933, 4.892], ['53130', 'Laval', '53000', 48.07, -0.77], ['22278', 'Saint-Brieuc', '22000', 48.514, -2.765],
  ['97411', 'Saint-Denis', '97400', -20.879, 55.448], ['97209', 'Fort-de-France', '97200', 14.604, -61.067],
];

export const places: readonly Location[] = towns.map(([communeCode, communeName, postalCode, latitude, longitude]) => ({
  communeCode, communeName, postalCode, latitude, longitude,
}));
