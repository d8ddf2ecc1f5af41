import type { ListingSource } from '../ListingSource';

export const utilitaires: readonly ListingSource[] = [
  {
    slug: 'trafic-l1h1-amenage-bois', seller: 'mathieu-lyon', price: 13200,
    title: 'Renault Trafic L1H1, habillage bois et galerie',
    description: 'Fourgon d’électricien, plancher et parois habillés en contreplaqué, étagères que je peux laisser ou démonter. Galerie de toit en aluminium, attelage. Embrayage neuf à 110 000 km. Bosse sur la porte coulissante côté trottoir, chiffrée dans le prix. TVA récupérable sur demande.',
    pictures: ['utility-van', 'utility-van:detail', 'utility-van:back'],
    fields: { brand: 'Renault', model: 'Trafic', firstRegistration: '2018-11', mileage: 128700, fuel: 'diesel', gearbox: 'manuelle', taxHorsepower: 6, power: 120, doors: '5', seats: '3', colour: 'blanc', critAir: '2', technicalInspection: 'moins-de-6-mois', owners: 1, payload: 1100, volume: 5.2 },
  },
  {
    slug: 'kangoo-tole-jaune', seller: 'christine-vichy', price: 4900,
    title: 'Kangoo Express tôlé, ancien véhicule de tournée',
    description: 'Kangoo bien connu des boîtes aux lettres du Bourbonnais. Entretien régulier par un atelier de flotte, carnet fourni. Sièges avant fatigués, autoradio sans façade. Il démarre, il roule, il porte : parfait pour un artisan qui débute ou pour un projet de petit fourgon aménagé.',
    colour: 'saffron',
    pictures: ['utility-van', 'utility-van:scene'],
    fields: { brand: 'Renault', model: 'Kangoo Express', firstRegistration: '2014-03', mileage: 142300, fuel: 'diesel', gearbox: 'manuelle', taxHorsepower: 5, power: 75, doors: '5', seats: '2', colour: 'jaune', critAir: '2', technicalInspection: 'moins-de-6-mois', owners: 2, payload: 650, volume: 3 },
  },
  {
    slug: 'master-fourgon-l3h2', seller: 'garage-vieux-pont', price: 18400,
    title: 'Renault Master fourgon L3H2 130 ch, ancien véhicule de mairie',
    description: 'Fourgon issu d’une mairie, faible kilométrage et entretien suivi en atelier municipal. Plancher bois, cloison pleine, éclairage de la zone de charge. Les autocollants ont laissé une ombre sur les portes. Révisé et garanti 6 mois dans notre garage de Périgueux. Prix hors frais de carte grise.',
    pictures: ['utility-van', 'utility-van:back'],
    fields: { brand: 'Renault', model: 'Master', firstRegistration: '2017-09', mileage: 61400, fuel: 'diesel', gearbox: 'manuelle', taxHorsepower: 8, power: 130, doors: '5', seats: '3', colour: 'blanc', critAir: '2', technicalInspection: 'moins-de-6-mois', owners: 1, payload: 1350, volume: 13 },
  },
  {
    slug: 'berlingo-electrique', seller: 'margaux-la-rochelle', price: 8700,
    title: 'Citroën Berlingo électrique, idéal pour livraisons en ville',
    description: 'Je cesse mon activité de fleuriste, le Berlingo cherche une nouvelle tournée. Silencieux, 140 km d’autonomie à vide, recharge complète en une nuit sur prise renforcée. Étagère à bacs à l’arrière, facile à retirer. Quelques taches d’eau au plancher, carrosserie propre.',
    pictures: ['utility-van', 'utility-van:detail'],
    fields: { brand: 'Citroën', model: 'Berlingo', firstRegistration: '2019-01', mileage: 38200, fuel: 'electrique', gearbox: 'automatique', taxHorsepower: 2, power: 67, doors: '5', seats: '2', colour: 'vert', critAir: '0', technicalInspection: 'moins-de-6-mois', owners: 1, payload: 550, volume: 3.7 },
  },
  {
    slug: 'transit-frigorifique', seller: 'bocage-automobiles', price: 16900,
    title: 'Ford Transit Custom frigorifique, groupe révisé',
    description: 'Isotherme renforcé avec attestation en cours de validité, groupe froid révisé au printemps. Rails d’arrimage, sol antidérapant, porte latérale. Convient à traiteur, fromager ou maraîcher. Garantie moteur et boîte 6 mois. Livraison possible dans tout l’Ouest.',
    pictures: ['utility-van', 'utility-van:back'],
    fields: { brand: 'Ford', model: 'Transit Custom', firstRegistration: '2018-06', mileage: 117500, fuel: 'diesel', gearbox: 'manuelle', taxHorsepower: 7, power: 130, doors: '4', seats: '3', colour: 'blanc', critAir: '2', technicalInspection: 'moins-de-6-mois', owners: 2, payload: 780, volume: 4.5 },
  },
  {
    slug: 'peugeot-partner-deuxieme-main', seller: 'denis-charleville', price: 6300,
    title: 'Peugeot Partner 1.6 HDi, 3 places à l’avant',
    description: 'Utilitaire sans histoire, servi à mes déménagements de brocanteur amateur. Cloison grillagée, attelage, trois places de front bien pratiques. Distribution faite. L’odeur de vieux meubles est comprise dans le prix mais s’en va fenêtres ouvertes.',
    pictures: ['utility-van', 'utility-van:scene', 'utility-van:detail'],
    fields: { brand: 'Peugeot', model: 'Partner', firstRegistration: '2015-04', mileage: 151200, fuel: 'diesel', gearbox: 'manuelle', taxHorsepower: 5, power: 90, doors: '5', seats: '3', colour: 'gris', critAir: '2', technicalInspection: 'moins-de-6-mois', owners: 2, payload: 830, volume: 3.3 },
  },
  {
    slug: 'recherche-fourgon-l2h2', seller: 'coralie-montauban', price: 9000, wanted: true,
    title: 'Recherche fourgon L2H2 sain pour projet d’aménagement',
    description: 'Nous préparons un an de voyage et cherchons un fourgon L2H2 (Ducato, Jumper, Boxer, Master) sans corrosion, moins de 200 000 km. L’aspect nous importe peu, la mécanique beaucoup. Nous viendrons avec un ami mécanicien. Décision rapide si le véhicule est honnête.',
    pictures: ['utility-van'],
    fields: { fuel: 'diesel', gearbox: 'manuelle' },
  },
  {
    slug: 'ducato-l2h2-artisan', seller: 'mohamed-saint-etienne', price: 11800,
    title: 'Fiat Ducato L2H2 2.3 diesel, 140 ch, bien entretenu',
    description: 'Utilitaire de plombier, vendu parce que je m’associe et que nous gardons le plus récent. Rayonnages métalliques, plancher antidérapant, éclairage à DEL. Turbo remplacé à 130 000 km avec facture. Enfoncement sur le bas de caisse droit. Vendu en direct, pas de TVA.',
    pictures: ['utility-van', 'utility-van:back', 'utility-van:detail'],
    fields: { brand: 'Fiat', model: 'Ducato', firstRegistration: '2017-02', mileage: 158600, fuel: 'diesel', gearbox: 'manuelle', taxHorsepower: 7, power: 140, doors: '5', seats: '3', colour: 'gris', critAir: '2', technicalInspection: 'moins-de-6-mois', owners: 1, payload: 1300, volume: 11.5 },
  },
  {
    slug: 'berlingo-diesel-garage', seller: 'garage-vieux-pont', price: 9990,
    title: 'Citroën Berlingo BlueHDi 100, taille M, garanti 12 mois',
    description: 'Première main, entreprise locale, 71 000 km. Révision complète, plaquettes et pneus avant neufs. Caméra de recul, régulateur, porte latérale droite. TVA récupérable. Essai possible sans rendez-vous du lundi au vendredi à Périgueux.',
    pictures: ['utility-van', 'utility-van:scene'],
    fields: { brand: 'Citroën', model: 'Berlingo', firstRegistration: '2020-06', mileage: 71200, fuel: 'diesel', gearbox: 'manuelle', taxHorsepower: 5, power: 100, doors: '5', seats: '3', colour: 'blanc', critAir: '2', technicalInspection: 'moins-de-6-mois', owners: 1, payload: 880, volume: 3.3 },
  },
];
