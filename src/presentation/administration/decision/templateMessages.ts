import type { StatementTemplates } from './DecisionEntries';

/** The texts that a decision begins with. What stands between ### must be filled in, and keeps the decision from being sent. */
export const statementTemplates: StatementTemplates = {
  scam: {
    facts:
      'L’annonce propose ### objet ### et demande ### paiement ou information, par quel moyen ###. Nous l’avons constaté après un signalement.',
    reference: 'Article 313-1 du Code pénal (escroquerie)',
    explanation:
      'Ces éléments sont ceux d’une tentative de tromper l’acheteur pour obtenir de lui un paiement ou des informations sans contrepartie réelle.',
  },
  forbidden: {
    facts:
      'L’annonce propose ### objet ou service ###. Nous l’avons constaté dans son titre, sa description ou ses photos après un signalement.',
    reference: '### Article de loi ### ; règles de diffusion, « Ce que l’on ne peut pas annoncer »',
    explanation: 'La vente de cet objet ou de ce service est interdite ou réservée par la loi.',
  },
  counterfeit: {
    facts:
      'L’annonce propose un article présenté comme étant de la marque ### marque ###. Les éléments suivants indiquent une copie : ### éléments ###.',
    reference: 'Articles L. 716-9 et L. 716-10 du Code de la propriété intellectuelle (contrefaçon de marque)',
    explanation:
      'Proposer à la vente un article qui porte une marque sans l’autorisation de son titulaire est une contrefaçon.',
  },
  'wrong-category': {
    facts: 'L’annonce paraît dans la catégorie ### catégorie ###, alors qu’elle propose ### objet ou service ###.',
    reference: 'Règles de diffusion, « Ce que nous demandons à chaque annonce »',
    explanation:
      'Une annonce paraît dans la bonne catégorie, avec un titre et une description exacts. Corrigez-la et envoyez-la de nouveau : elle sera relue.',
  },
  duplicate: {
    facts: 'La même annonce, avec le même objet, est déjà en ligne depuis ### date ###.',
    reference: 'Règles de diffusion, « Ce que nous demandons à chaque annonce »',
    explanation: 'La même annonce ne se publie qu’une fois. La première reste en ligne.',
  },
  offensive: {
    facts: 'Le contenu comporte les propos ou l’image suivants : ### passage ou description ###.',
    reference: 'Loi du 29 juillet 1881 sur la liberté de la presse, article ### 24, 32 ou 33 ###',
    explanation:
      'Ces propos sont ### une injure, une diffamation, une provocation à la haine ###, que la loi interdit.',
  },
  harassment: {
    facts:
      'Plusieurs messages ou propos répétés visent une même personne : ### nombre, dates et nature, sans nommer personne ###.',
    reference: 'Article 222-33-2-2 du Code pénal (harcèlement)',
    explanation:
      'Des propos ou comportements répétés qui dégradent les conditions de vie d’une personne sont un harcèlement, que la loi interdit.',
  },
  spam: {
    facts: 'Le contenu fait de la publicité pour ### site, produit ou service ### ou renvoie hors du site.',
    reference: 'Règles de diffusion, « Ce que nous demandons à chaque annonce »',
    explanation: 'Une annonce propose un seul objet ou bien, sans lien ni coordonnées dans le texte.',
  },
  privacy: {
    facts:
      'Le contenu montre ou divulgue ### nature de l’information, sans la répéter ### sans l’accord de la personne.',
    reference: 'Article 9 du Code civil (respect de la vie privée)',
    explanation: 'Une annonce ne divulgue rien de la vie privée d’autrui et ne montre personne sans son accord.',
  },
  other: {
    facts: 'Nous avons constaté ### faits, lieu et date ###.',
    reference: '### Article de loi ou clause ###',
    explanation: 'Ces faits sont contraires à cette règle parce que ### explication ###.',
  },
};
