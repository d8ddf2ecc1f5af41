import type { ListingSource } from '../ListingSource';

export const instruments: readonly ListingSource[] = [
  {
    slug: 'guitare-folk-epicea',
    seller: 'theo-toulouse',
    price: 290,
    title: 'Guitare folk table épicéa massif, étui rigide compris',
    description:
      'Belle projection, manche confortable, réglée le mois dernier chez un luthier de Saint-Cyprien. Cordes neuves. Une marque de médiator près de la rosace et un coup discret sur l’éclisse. Elle m’a suivi dans tous les parcs de Toulouse. Vendue avec étui rigide, capodastre et courroie.',
    colour: 'saffron',
    pictures: ['guitar', 'guitar:detail', 'guitar:scene'],
    fields: { instrument: 'guitare', brand: 'Yamaha', condition: 'tres-bon-etat' },
  },
  {
    slug: 'piano-droit-pleyel',
    seller: 'laurence-auxerre',
    price: 900,
    title: 'Piano droit Pleyel de 1926, cadre métallique, accordé',
    description:
      'Piano de famille en acajou, mécanique révisée en 2018, tient l’accord au 438. Deux touches au placage ébréché. Rez-de-chaussée, trois marches. J’ai le nom d’un transporteur sérieux. Je souhaite qu’il continue d’être joué et pas transformé en bar.',
    colour: 'terracotta',
    pictures: ['piano', 'piano:detail', 'piano:scene'],
    fields: { instrument: 'piano-et-claviers', brand: 'Pleyel', condition: 'bon-etat' },
  },
  {
    slug: 'violon-etude-quatre-quarts',
    seller: 'lutherie-deux-rives',
    price: 680,
    delivery: 'too',
    title: 'Violon d’étude 4/4 de Mirecourt, vers 1920, réglé',
    description:
      'Fond en deux pièces d’érable ondé, vernis rouge-brun. Réglage complet à l’atelier : âme, chevalet, cordes synthétiques. Une fracture de table anciennement et proprement réparée. Archet et étui compris. Location-vente possible, garantie d’entretien d’un an.',
    colour: 'terracotta',
    pictures: ['violin', 'violin:detail', 'violin:back'],
    fields: { instrument: 'cordes-frottees', brand: 'Mirecourt', condition: 'bon-etat' },
  },
  {
    slug: 'batterie-acoustique-cinq-futs',
    seller: 'samuel-marciac',
    price: 420,
    title: 'Batterie acoustique cinq fûts avec cymbales et siège',
    description:
      'Fûts en peuplier laqué rouge, peaux récentes, cymbales honnêtes pour débuter. Elle a connu trois groupes et une fanfare. Jeu de sourdines offert pour la paix des ménages. Démontée dans quatre cartons, tient dans un break.',
    colour: 'terracotta',
    pictures: ['drums', 'drums:detail', 'drums:scene'],
    fields: { instrument: 'percussions', brand: 'Pearl', condition: 'bon-etat' },
  },
  {
    slug: 'guitare-electro-acoustique-creme',
    seller: 'maxime-dunkerque',
    price: 260,
    delivery: 'too',
    title: 'Guitare électro-acoustique crème, préampli et accordeur',
    description:
      'Table laquée crème, manche fin, un son net qui réveille. Prise jack resserrée, pile neuve. Éclat sur la tranche, témoin d’un carnaval. Housse matelassée. Je peux la brancher dans mon garage pour un essai bruyant.',
    colour: 'cream',
    pictures: ['guitar', 'guitar:back', 'guitar:detail'],
    fields: { instrument: 'guitare', brand: 'Fender', condition: 'bon-etat' },
  },
  {
    slug: 'piano-droit-noir-yamaha',
    seller: 'elodie-amiens',
    price: 2400,
    title: 'Piano droit Yamaha noir, 1989, accordé cet automne',
    description:
      'Toucher précis, trois pédales dont une sourdine pour répéter après 20 heures. Laque noire avec quelques micro-rayures. Entretenu par le même accordeur depuis toujours. Rez-de-chaussée. Ma fille passe au saxophone, priez pour nous.',
    colour: 'night',
    pictures: ['piano', 'piano:detail'],
    fields: { instrument: 'piano-et-claviers', brand: 'Yamaha', condition: 'tres-bon-etat' },
  },
  {
    slug: 'violon-enfant-un-demi',
    seller: 'marie-strasbourg',
    price: 130,
    delivery: 'too',
    title: 'Violon d’enfant taille 1/2 avec étui et épaulière',
    description:
      'Deux ans de conservatoire et quelques larmes. Instrument d’étude correct, cordes changées en septembre, archet remeché. Étui bleu avec bretelles. Convient à un enfant de 7 à 9 ans environ.',
    colour: 'saffron',
    pictures: ['violin', 'violin:scene'],
    fields: { instrument: 'cordes-frottees', brand: 'Stentor', condition: 'bon-etat' },
  },
  {
    slug: 'guitare-classique-luthier',
    seller: 'lutherie-deux-rives',
    price: 1250,
    delivery: 'too',
    title: 'Guitare classique en cèdre, fabrication artisanale de 1998',
    description:
      'Œuvre d’un luthier gersois, table en cèdre rouge, fond et éclisses en palissandre. Son rond et généreux. Frettes planifiées à l’atelier, action de 3,5 mm à la douzième case. Étui neuf. Essai au calme sur rendez-vous dans notre boutique toulousaine.',
    colour: 'saffron',
    pictures: ['guitar', 'guitar:detail', 'guitar:back', 'guitar:scene'],
    fields: { instrument: 'guitare', brand: 'Artisanale', condition: 'tres-bon-etat' },
  },
  {
    slug: 'piano-a-donner',
    seller: 'helene-caen',
    price: 'gift',
    title: 'Donne piano d’étude à accorder, contre enlèvement',
    description:
      'Piano droit noir, cadre fendu d’un côté : il ne tiendra plus jamais le diapason moderne, mais il chante juste avec lui-même. Pour une scène, un hall d’immeuble ou un bricoleur. Premier étage, quatre personnes et des sangles nécessaires.',
    colour: 'night',
    pictures: ['piano', 'piano:back'],
    fields: { instrument: 'piano-et-claviers', brand: 'Gaveau', condition: 'pour-pieces' },
  },
  {
    slug: 'recherche-batterie-fanfare',
    seller: 'ronan-lorient',
    price: 80,
    wanted: true,
    title: 'Cherche caisse claire et grosse caisse pour bagad débutant',
    description:
      'Nous montons un groupe de jeunes sonneurs et manquons de percussions. État moyen accepté, nous changerons les peaux. Reçu de l’association sur demande. Nous venons dans tout le Morbihan et le Finistère.',
    pictures: ['drums'],
    fields: { instrument: 'percussions' },
  },
];
