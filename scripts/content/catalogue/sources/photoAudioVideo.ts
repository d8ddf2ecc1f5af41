import type { ListingSource } from '../ListingSource';

export const photoAudioVideo: readonly ListingSource[] = [
  {
    slug: 'appareil-photo-fujifilm',
    seller: 'lea-paris',
    price: 680,
    delivery: 'too',
    title: 'Appareil photo Fujifilm X-T3 avec objectif 35 mm',
    description:
      'Boîtier noir de 18 400 déclenchements et objectif 35 mm f/2, mon duo de promenade. Capteur nettoyé cet automne, deux batteries, chargeur double et carte de 64 Go. Gainage légèrement décollé près du pouce. Je photographie désormais à la chambre et au compte-gouttes. Essai possible autour d’un café, Paris 11e.',
    colour: 'night',
    pictures: ['camera', 'camera:detail', 'lens', 'camera:scene'],
    fields: { product: 'Appareil photo hybride', brand: 'Fujifilm', model: 'X-T3', condition: 'tres-bon-etat' },
  },
  {
    slug: 'platine-vinyle-technics',
    seller: 'marie-strasbourg',
    price: 420,
    title: 'Platine vinyle Technics SL-1200 MK2, cellule récente',
    description:
      'Fabrication japonaise, entraînement direct, pitch précis. Elle n’a jamais quitté mon salon, pas de soirées ni de bière renversée. Cellule changée il y a cent heures d’écoute. Capot avec une fêlure de 3 cm à la charnière. Je la branche devant vous, apportez votre disque préféré !',
    colour: 'stone',
    pictures: ['turntable', 'turntable:detail', 'turntable:scene'],
    fields: { product: 'Platine vinyle', brand: 'Technics', model: 'SL-1200 MK2', condition: 'tres-bon-etat' },
  },
  {
    slug: 'casque-audio-sony',
    seller: 'emilie-niort',
    price: 140,
    delivery: 'too',
    title: 'Casque audio Sony WH-1000XM4, réduction de bruit',
    description:
      'Il m’a sauvée dans l’espace de travail partagé. Coussinets neufs d’origine, étui rigide, câble et adaptateur avion. Autonomie toujours au-dessus de 25 heures. Couleur crème un peu jaunie sur l’arceau.',
    colour: 'cream',
    pictures: ['headphones', 'headphones:detail'],
    fields: { product: 'Casque audio', brand: 'Sony', model: 'WH-1000XM4', condition: 'bon-etat' },
  },
  {
    slug: 'leica-m3-argentique',
    seller: 'photo-du-passage',
    price: 1490,
    delivery: 'too',
    title: 'Leica M3 double armement de 1956, révisé et garanti',
    description:
      'Télémètre éclatant, vitesses contrôlées au banc, rideaux sans trou. Révision complète dans notre atelier, certificat joint. Quelques vermicelles de vulcanite, remplacés à l’identique. Boîtier nu, objectifs disponibles au magasin. Garantie 12 mois.',
    pictures: ['camera', 'camera:back', 'camera:detail'],
    fields: { product: 'Appareil photo argentique', brand: 'Leica', model: 'M3', condition: 'reconditionne' },
  },
  {
    slug: 'zoom-canon-70-200',
    seller: 'photo-du-passage',
    price: 390,
    delivery: 'too',
    title: 'Zoom Canon EF 70-200 mm f/4 L, lentilles impeccables',
    description:
      'L’objectif à portraits et à chamois, net dès la pleine ouverture. Autofocus rapide et discret, ni poussière ni champignon. Peinture marquée au pare-soleil. Bouchons et housse compris. Vendu avec facture et six mois de garantie.',
    pictures: ['lens', 'lens:detail'],
    fields: { product: 'Objectif', brand: 'Canon', model: 'EF 70-200 mm f/4 L USM', condition: 'tres-bon-etat' },
  },
  {
    slug: 'enceintes-bibliotheque',
    seller: 'vincent-besancon',
    price: 230,
    title: 'Paire d’enceintes bibliothèque en placage noyer',
    description:
      'Son chaleureux, graves étonnants pour leur taille (34 × 20 × 25 cm). Grilles noires amovibles, borniers pour fiches bananes. Un coin arrondi par un déménagement, tourné vers le mur personne ne le voit. Câbles de 2 × 3 m offerts.',
    colour: 'sand',
    pictures: ['speaker', 'speaker:back', 'speaker:detail'],
    fields: { product: 'Enceintes', brand: 'Triangle', model: 'Titus', condition: 'bon-etat' },
  },
  {
    slug: 'televiseur-oled-55',
    seller: 'cedric-laval',
    price: 540,
    title: 'Téléviseur LG OLED 55 pouces, 4K, avec support mural',
    description:
      'Image splendide, vendu parce que la nouvelle compagne de mon frère n’aime pas les écrans et que j’ai récupéré le sien, plus grand. Aucune brûlure de dalle, test à l’appui. Télécommande, pied d’origine et support mural orientable. Prévoir deux personnes et une couverture pour le transport.',
    pictures: ['television', 'television:scene'],
    fields: { product: 'Téléviseur', brand: 'LG', model: 'OLED55C1', condition: 'tres-bon-etat' },
  },
  {
    slug: 'enceintes-a-donner',
    seller: 'aurelie-cergy',
    price: 'gift',
    title: 'Donne paire d’enceintes de salon, à récupérer à Cergy',
    description:
      'Je vide le bureau avant travaux. Deux enceintes des années 90, son encore rond, une membrane recollée. À brancher sur un ampli, câbles fournis. À venir prendre ensemble, en bas de l’immeuble, soir ou week-end.',
    pictures: ['speaker', 'speaker:scene'],
    fields: { product: 'Enceintes', condition: 'etat-satisfaisant' },
  },
  {
    slug: 'compact-etanche-olympus',
    seller: 'enzo-hossegor',
    price: 190,
    delivery: 'too',
    title: 'Appareil photo étanche Olympus TG-5 avec flotteur',
    description:
      'Compact rouge qui ne craint ni le sable ni les vagues, il a photographié plus de chutes que de tubes. Deux batteries, flotteur orange, carte de 64 Go. Joints contrôlés cette année. Rayures sur le capot, rien sur la lentille.',
    colour: 'terracotta',
    pictures: ['camera', 'camera:detail'],
    fields: { product: 'Appareil photo compact', brand: 'Olympus', model: 'TG-5', condition: 'bon-etat' },
  },
  {
    slug: 'televiseur-43-pouces',
    seller: 'gilles-aurillac',
    price: 160,
    title: 'Téléviseur Samsung 43 pouces, quatre prises HDMI',
    description:
      'Télé du gîte, allumée surtout les jours de pluie, et il pleut peu sur le causse. Image 4K, son correct. Télécommande neuve, pieds démontables, carton gardé. Le gîte ferme, mes voisins reprennent déjà les chaises.',
    pictures: ['television', 'television:detail'],
    fields: { product: 'Téléviseur', brand: 'Samsung', model: 'TU7025', condition: 'tres-bon-etat' },
  },
  {
    slug: 'recherche-ampli-vintage',
    seller: 'samuel-marciac',
    price: 250,
    wanted: true,
    title: 'Recherche amplificateur à lampes ou ampli vintage des années 70',
    description:
      'Pour remonter la chaîne du club de jazz du village, je cherche un bel ampli stéréo : Scott, Marantz, Luxman, ou un montage à lampes de qualité. En panne accepté si complet. Je me déplace dans le Sud-Ouest avec des couvertures et du floc de Gascogne.',
    pictures: ['speaker'],
    fields: { product: 'Amplificateur' },
  },
  {
    slug: 'nikon-fm2-argentique',
    seller: 'photo-du-passage',
    price: 320,
    delivery: 'too',
    title: 'Nikon FM2 chromé, cellule juste, mousses refaites',
    description:
      'Le compagnon mécanique idéal pour apprendre l’argentique : tout marche sans pile, sauf la cellule. Obturateur vérifié jusqu’au 1/4000. Une bosse légère au prisme. Une pellicule noir et blanc offerte, garantie de 12 mois.',
    colour: 'stone',
    pictures: ['camera', 'camera:detail', 'camera:scene'],
    fields: { product: 'Appareil photo argentique', brand: 'Nikon', model: 'FM2', condition: 'reconditionne' },
  },
];
