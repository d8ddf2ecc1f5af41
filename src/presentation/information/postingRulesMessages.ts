import type { InformationDocument } from './InformationDocument';
import { paths } from '../shared/paths';

export const postingRulesDocument: InformationDocument = {
  path: paths.postingRules,
  title: 'Règles de diffusion',
  description:
    'Ce que l’on peut annoncer sur le site, ce que l’on ne peut pas, et ce qu’il advient d’une annonce qui enfreint les règles.',
  lead: 'Quelques règles simples, pour que chacun trouve ce qu’il cherche et sache à qui il a affaire.',
  sections: [
    {
      id: 'une-bonne-annonce',
      title: 'Ce que nous demandons à chaque annonce',
      passages: [
        {
          list: [
            'Un seul objet ou bien par annonce, dans la bonne catégorie, rédigé en français.',
            'Un titre qui nomme ce dont il s’agit, une description exacte, défauts compris.',
            'Un prix sincère : ni prix d’appel, ni montant symbolique pour attirer l’attention.',
            'Des photos que vous avez prises vous-même ou que vous avez le droit d’utiliser, qui montrent l’objet réel.',
            'La commune où il se trouve vraiment.',
            'Votre qualité de particulier ou de professionnel, ce dernier avec sa raison sociale et son SIRET.',
            'Ni numéro de téléphone, ni adresse e-mail, ni lien dans le texte.',
            'Pas de doublon : la même annonce ne se publie qu’une fois.',
          ],
        },
      ],
    },
    {
      id: 'interdits',
      title: 'Ce que l’on ne peut pas annoncer',
      passages: [
        'Sont refusés les biens et services dont la vente est interdite ou réservée par la loi, et notamment :',
        {
          list: [
            'les armes, munitions, explosifs et artifices ;',
            'les stupéfiants et leur matériel, le tabac et les produits de vapotage, l’alcool ;',
            'les médicaments, dispositifs médicaux sur ordonnance et produits du corps humain ;',
            'les contrefaçons, copies et objets volés ou dont vous ne pouvez justifier la provenance ;',
            'les produits rappelés, dangereux ou non conformes aux normes européennes ;',
            'les animaux, et les espèces protégées, vivantes ou non, ivoire compris ;',
            'les documents officiels, décorations, titres d’identité, comptes et fichiers de données personnelles ;',
            'les billets de spectacle ou de sport vendus sans l’autorisation de l’organisateur ;',
            'les placements financiers, crédits entre particuliers, jeux d’argent et ventes pyramidales ;',
            'les contenus et objets à caractère sexuel, les offres de rencontres ;',
            'les objets qui font l’apologie de la haine, du terrorisme ou de crimes contre l’humanité.',
          ],
        },
      ],
    },
    {
      id: 'respect',
      title: 'Le respect des personnes',
      passages: [
        'Sont exclus les propos injurieux, menaçants ou discriminatoires. Il est en particulier interdit de choisir un locataire ou un acheteur selon son origine, son sexe, sa situation de famille, sa santé, son handicap, sa religion ou tout autre critère de l’article 225-1 du Code pénal.',
        'Une annonce ne divulgue rien de la vie privée d’autrui et ne montre personne sans son accord.',
      ],
    },
    {
      id: 'immobilier-vehicules',
      title: 'Logements et véhicules',
      passages: [
        'Les mentions que la loi impose doivent être exactes : surface, diagnostic énergétique, loyer, charges et dépôt de garantie d’un logement ; kilométrage, ou mention « non garanti », et contrôle technique d’un véhicule. Le [centre d’aide](/aide/deposer-une-annonce-immobiliere) en donne la liste.',
      ],
    },
    {
      id: 'consequences',
      title: 'Ce qui arrive à une annonce contraire aux règles',
      passages: [
        'Une annonce paraît sans contrôle préalable, sauf dans deux cas où une personne la relit d’abord : son titre ou sa description contient un mot de notre liste, ou elle est l’une des premières d’un compte récent, lorsque l’exploitant a choisi de relire celles-ci. Le formulaire vous le dit avant l’envoi. Une annonce en ligne dont vous changez le titre ou la description n’est plus visible pendant cette relecture si elle contient un tel mot. Aucune annonce n’est refusée ni retirée sans la décision d’une personne. Vérifiez les vôtres avec soin. Chacun peut [signaler une annonce](/aide/signaler-une-annonce), sans compte aussi.',
        'Une annonce contraire à la loi ou à ces règles peut être retirée, ou retirée jusqu’à ce que son auteur l’ait corrigée. Une personne qui ne respecte pas ces règles peut recevoir un avertissement, voir le nom, la photo ou la présentation de son profil retirés, ou voir son compte restreint jusqu’à une date, ou fermé. Chaque décision est prise par une personne.',
        'La personne concernée lit la décision et ses motifs dans [son compte](/account#decisions) ; si le site envoie des e-mails ou des notifications, elle en est avertie à l’adresse confirmée de ce compte et sur les appareils où elle les a activées. Elle peut la contester au même endroit pendant six mois ; une autre personne que celle qui a décidé, ou le responsable de la modération, examine sa réclamation et lui répond. Elle peut aussi s’adresser à un organisme de règlement extrajudiciaire des litiges certifié, ou au juge.',
        'Les signalements, les décisions et les réclamations sont comptés chaque année sur la page [Transparence de la modération](/transparence).',
      ],
    },
  ],
};
