import type { Listing } from '../../../domain/listings/Listing';
import type { ReviewSide } from '../../../domain/reviews/Deal';
import type { ReviewAuthor } from '../../../domain/reviews/writeReview';
import type { Stars } from '../../../domain/reviews/Review';

export interface DemoReview {
  readonly side: ReviewSide;
  readonly stars: Stars;
  readonly text: string;
  /** Days, as everywhere here. */
  readonly age: number;
  /** By the person whom it is about, once the review is shown. */
  readonly answer?: { readonly text: string; readonly age: number };
}

export interface DemoSale {
  readonly listing: Pick<Listing, 'id' | 'categoryId' | 'title' | 'description' | 'price' | 'fields'>;
  /** A listing of the catalogue, which has the seller and the place. */
  readonly model: string;
  /** Instead of the seller of the model: a person with an account. */
  readonly seller?: ReviewAuthor;
  readonly buyer: ReviewAuthor;
  readonly publishedAge: number;
  readonly soldAge: number;
  /** Question and answer, both before the sale, for a sale that one of the demo people can see. */
  readonly messages?: { readonly question: string; readonly answer: string };
  /** Oldest first. */
  readonly reviews: readonly DemoReview[];
}

const claire = 'demo-velo-ville-peugeot';
const theo = 'demo-guitare-folk-epicea';
const pauline = 'demo-poussette-trio-grise';
const lea = 'demo-manteau-laine-camel';
const ines = { uid: 'demo-ines', name: 'Inès' };

/** Camille and Karim have none: `test/e2e/reviews.test.ts` writes theirs. */
export const demoSales: readonly DemoSale[] = [
  {
    listing: {
      id: 'demo-bureau-ecolier-deux-places',
      categoryId: 'ameublement',
      title: 'Bureau d’écolier à deux places, années 60',
      description:
        'Le pupitre de l’école de ma grand-mère, en hêtre, avec ses deux encriers. Les assises ont été cirées. Il se démonte en trois parties.',
      price: { kind: 'amount', euros: 70 },
      fields: { product: 'Bureau', material: 'bois', colour: 'marron', condition: 'bon-etat' },
    },
    model: claire,
    buyer: { uid: 'demo-maelle-rennes', name: 'Maëlle B.' },
    publishedAge: 81.2,
    soldAge: 68.3,
    reviews: [
      {
        side: 'buyer',
        stars: 4,
        text: 'Joli pupitre, solide, conforme aux photos. Plus lourd que je ne pensais\u00a0: venez à deux. Claire nous a aidés à le charger.',
        age: 64.1,
      },
    ],
  },
  {
    listing: {
      id: 'demo-lit-parapluie-matelas-appoint',
      categoryId: 'enfants',
      title: 'Lit parapluie avec matelas d’appoint',
      description:
        'Il a servi chez les grands-parents, une semaine par an. Housse de transport et matelas d’appoint compris. Se plie en une minute.',
      price: { kind: 'amount', euros: 30 },
      fields: { childProduct: 'mobilier', ageRange: '0-a-12-mois', condition: 'bon-etat' },
    },
    model: pauline,
    buyer: { uid: 'demo-corentin-valenciennes', name: 'Corentin B.' },
    publishedAge: 60.4,
    soldAge: 52.2,
    reviews: [
      {
        side: 'buyer',
        stars: 2,
        text: 'Deux rendez-vous déplacés le jour même, et le matelas est bien mince. Le lit, lui, est en bon état.',
        age: 50.6,
        answer: {
          text: 'C’est vrai pour le second rendez-vous\u00a0: ma fille était malade. J’avais écrit «\u00a0matelas d’appoint\u00a0», mais j’aurais dû le prendre en photo.',
          age: 35.2,
        },
      },
    ],
  },
  {
    listing: {
      id: 'demo-cafetiere-italienne-six-tasses',
      categoryId: 'electromenager',
      title: 'Cafetière italienne six tasses, joint neuf',
      description:
        'En aluminium, passe sur le gaz et sur l’électrique. Le joint et le filtre sont neufs. Elle fait un café de dimanche matin.',
      price: { kind: 'amount', euros: 12 },
      fields: { product: 'Cafetière', brand: 'Bialetti', condition: 'tres-bon-etat' },
    },
    model: claire,
    buyer: ines,
    publishedAge: 44.5,
    soldAge: 41.3,
    messages: {
      question: 'Bonjour, je passe par Nantes vendredi. Puis-je la prendre à la gare, vers 18\u00a0heures\u202f?',
      answer: 'Bonjour Inès, avec plaisir, à la sortie nord. Prévenez-moi si le train a du retard.',
    },
    reviews: [
      {
        side: 'buyer',
        stars: 5,
        text: 'Cafetière comme neuve, joint changé exprès. Claire m’a attendue alors que mon train avait du retard. Merci encore\u202f!',
        age: 40.4,
      },
      {
        side: 'seller',
        stars: 5,
        text: 'Inès m’a prévenue du retard de son train, et la vente s’est faite sur le quai. Un plaisir.',
        age: 38.2,
      },
    ],
  },
  {
    listing: {
      id: 'demo-ampli-guitare-quinze-watts',
      categoryId: 'instruments',
      title: 'Ampli de guitare 15\u00a0W, câble compris',
      description:
        'Mon premier ampli, parfait pour travailler dans une chambre. Prise casque, entrée pour jouer sur un morceau. Le câble de trois mètres est compris.',
      price: { kind: 'amount', euros: 60 },
      fields: { instrument: 'guitare', brand: 'Fender', condition: 'bon-etat' },
    },
    model: theo,
    buyer: { uid: 'demo-yasmine-colomiers', name: 'Yasmine H.' },
    publishedAge: 39.1,
    soldAge: 33.4,
    reviews: [
      {
        side: 'buyer',
        stars: 5,
        text: 'Ampli essayé sur place, il marche très bien. Théo a pris le temps de nous expliquer les réglages, ma fille est ravie.',
        age: 32.3,
      },
      {
        side: 'seller',
        stars: 5,
        text: 'Yasmine est venue à l’heure dite et savait ce qu’elle cherchait. Affaire conclue en dix minutes.',
        age: 30.5,
      },
    ],
  },
  {
    listing: {
      id: 'demo-sacoche-velo-toile-ciree',
      categoryId: 'equipement',
      title: 'Sacoche de vélo en toile cirée, 20\u00a0litres',
      description:
        'Elle se fixe sur tout porte-bagages. La toile est imperméable, la doublure a été recousue. Vendue parce que j’en ai reçu une autre.',
      price: { kind: 'amount', euros: 35 },
      fields: { equipmentFor: 'velo', product: 'Sacoche', condition: 'bon-etat' },
    },
    model: claire,
    buyer: { uid: 'demo-ludovic-angouleme', name: 'Ludovic S.' },
    publishedAge: 36.2,
    soldAge: 31.6,
    reviews: [
      {
        side: 'buyer',
        stars: 3,
        text: 'Bonne sacoche, mais elle est arrivée au bout de neuf jours, et une attache était fendue. Claire a répondu tout de suite et m’a remboursé l’envoi.',
        age: 21.3,
        answer: {
          text: 'Désolée pour l’attache, elle tenait encore quand j’ai fermé le colis. Depuis, j’emballe mieux.',
          age: 19.4,
        },
      },
      {
        side: 'seller',
        stars: 4,
        text: 'Paiement immédiat et échange courtois, même si le colis a traîné en route.',
        age: 19.6,
      },
    ],
  },
  {
    listing: {
      id: 'demo-rehausseur-auto-gris',
      categoryId: 'enfants',
      title: 'Rehausseur gris avec dossier, de 4 à 10\u00a0ans',
      description:
        'Jamais accidenté, la housse sort de la machine. La notice est dans la poche du dossier. Nous n’en avons plus l’usage.',
      price: { kind: 'amount', euros: 40 },
      fields: { childProduct: 'poussettes-et-sieges', ageRange: '3-a-6-ans', condition: 'tres-bon-etat' },
    },
    model: pauline,
    buyer: { uid: 'demo-sandrine-beauvais', name: 'Sandrine J.' },
    publishedAge: 28.3,
    soldAge: 24.4,
    reviews: [
      {
        side: 'buyer',
        stars: 5,
        text: 'Très propre, housse lavée, notice fournie. Pauline l’a même installé avec moi dans la voiture.',
        age: 23.2,
      },
    ],
  },
  {
    listing: {
      id: 'demo-cocotte-fonte-orange',
      categoryId: 'electromenager',
      title: 'Cocotte en fonte orange, 24\u00a0cm',
      description:
        'Émail intérieur sans éclat, couvercle d’origine. Elle va sur tous les feux, et au four. Trop grande pour moi seule.',
      price: { kind: 'amount', euros: 55 },
      fields: { product: 'Cocotte', brand: 'Le Creuset', condition: 'tres-bon-etat' },
    },
    model: lea,
    seller: ines,
    buyer: { uid: 'demo-lea-paris', name: 'Léa M.' },
    publishedAge: 11.4,
    soldAge: 4.3,
    messages: {
      question: 'Bonjour, la cocotte est-elle toujours là\u202f? Je peux passer ce soir.',
      answer: 'Bonjour Léa, oui, elle vous attend. Venez après 19\u00a0heures.',
    },
    // Waits for that of Inès.
    reviews: [
      {
        side: 'buyer',
        stars: 5,
        text: 'Cocotte impeccable, et j’ai eu droit à une recette de bœuf aux carottes. À refaire\u202f!',
        age: 3.2,
      },
    ],
  },
];
