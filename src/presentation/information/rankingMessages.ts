import type { InformationDocument } from './InformationDocument';
import { paths } from '../shared/paths';

export const rankingDocument: InformationDocument = {
  path: paths.ranking,
  title: 'Classement des annonces',
  description:
    'Comment les annonces sont classées dans les résultats et les listes : les critères, leur poids, et ce qui ne compte jamais.',
  lead: 'L’article L. 111-7 du Code de la consommation veut que chacun sache pourquoi une annonce apparaît avant une autre. Voici tous nos critères.',
  sections: [
    {
      id: 'en-bref',
      title: 'En bref',
      passages: [
        {
          list: [
            'Rien ne se paie : aucune annonce n’est mise en avant contre rémunération, sous quelque forme que ce soit.',
            'Le classement ne dépend pas de vous : ni de votre compte, ni de vos recherches passées, ni de votre appareil. La même recherche donne le même ordre à tout le monde.',
            'Il n’existe aucun lien de capital ou de contrat entre le site et les vendeurs qui influe sur l’ordre des annonces.',
          ],
        },
      ],
    },
    {
      id: 'pertinence',
      title: 'L’ordre par pertinence',
      passages: [
        'C’est l’ordre d’une recherche par mots. Pour apparaître, une annonce doit contenir tous les mots cherchés. Chacun lui rapporte des points, selon l’endroit où elle le dit :',
        {
          list: [
            '12 points s’il figure dans le titre et nomme la catégorie de l’annonce (« vélo » pour la catégorie Vélos) ;',
            '11 points s’il nomme la catégorie, même si le titre dit autre chose (« VTC ») ;',
            '10 points dans le titre et dans une caractéristique ou la commune ;',
            '9 points dans le titre seul ;',
            '5 points dans une caractéristique ou la commune seule ;',
            '2 points dans la description seule.',
          ],
        },
        'Un synonyme (« réfrigérateur » pour « frigo ») rapporte un peu moins au même endroit : 8 points au lieu de 12 ou de 11, 7 au lieu de 10, 6 au lieu de 9, 4 au lieu de 5, 1 au lieu de 2.',
        'Un mot qu’aucune annonce ne contient est complété (« cana » trouve « canapé »), ou, à défaut, corrigé (« cannapé »), avec les points d’un synonyme. Un mot qui existe ne l’est jamais : « vélo » ne trouve pas le velours.',
        'La somme décide. À égalité, les offres passent devant les demandes, puis la plus récente devant les autres.',
        'Sur un site relié à un serveur, une recherche de plusieurs mots très courants peut donner trop de combinaisons pour être classée jusqu’au bout : les meilleures annonces viennent d’abord, et les autres suivent par date.',
      ],
    },
    {
      id: 'autres-ordres',
      title: 'Les autres ordres',
      passages: [
        'Vous pouvez choisir un autre ordre dans la liste « Trier par » ; les points ne comptent alors plus.',
        {
          list: [
            'Plus récentes : selon la date de publication.',
            'Prix croissant ou décroissant : un don compte pour zéro euro, et les prix « sur demande » viennent après tous les autres.',
            'Distance : de commune à commune, à vol d’oiseau. Sur un site relié à un serveur, lorsque les annonces sont très nombreuses, les plus proches sont choisies parmi les 200 plus récentes de la zone.',
          ],
        },
        'Sans mots, la recherche montre les annonces les plus récentes d’abord.',
      ],
    },
    {
      id: 'listes',
      title: 'L’accueil, les catégories, les annonces similaires',
      passages: [
        'L’accueil et les pages de catégories montrent les annonces les plus récentes d’abord. La rubrique « Près de chez vous » montre les plus proches du lieu que vous avez choisi.',
        'Les annonces similaires, au bas d’une annonce, viennent de la même catégorie. Passent devant celles du même produit ou du même modèle, puis celles qui lui ressemblent le plus par le titre, les caractéristiques, le prix et le lieu\u202f; pour un logement, le lieu compte davantage.',
        'Les annonces expirées, retirées ou en pause n’apparaissent nulle part. Une annonce réservée garde sa place, car une vente peut ne pas aboutir.',
      ],
    },
    {
      id: 'prix-habituel',
      title: 'Le prix habituel',
      passages: [
        'Sous le prix d’une annonce, et pendant que vous en déposez une, le site peut dire ce que demandent les annonces comparables. Il lit les vingt-quatre plus récentes de la même catégorie et de la même sorte, en vente ou en location, et ne garde que celles qui proposent la même chose : même marque ou même produit, ou un titre qui a des mots en commun. Les dons, les demandes, les autres annonces du même vendeur et les prix manifestement fantaisistes ne comptent pas ; un même vendeur compte trois fois au plus.',
        {
          list: [
            'Prix habituel : la moitié des annonces comparables se situent entre les deux montants indiqués.',
            'Prix bas : le prix est au-dessous de cette fourchette.',
            'Prix très bas, prudence : il est inférieur à la moitié du plus petit des deux montants. C’est peut-être une bonne affaire ; voyez l’objet avant de payer.',
          ],
        },
        'S’il y a moins de huit annonces comparables, ou si leurs prix diffèrent trop, il reste inconnu. L’état, l’âge et les accessoires ne sont pas pesés : c’est un repère, non une expertise. Il ne dit rien du vendeur et ne change rien au classement.',
      ],
    },
    {
      id: 'prix-precedents',
      title: 'Les prix précédents',
      passages: [
        'Quand le prix d’une annonce change, celui d’avant reste affiché sous le nouveau avec sa date, à la baisse comme à la hausse. Le vendeur ne peut ni l’effacer ni le modifier. Une correction faite dans l’heure qui suit le dépôt ne compte pas ; de plusieurs changements en un jour, seul le premier laisse son ancien prix. Les trente derniers sont gardés.',
        'Le site n’écrit « Prix baissé » que si le nouveau prix est inférieur à tous ceux des trente jours précédents, et part du plus bas d’entre eux : monter un prix pour le baisser ensuite ne crée pas de rabais. L’historique ne change rien au classement et disparaît avec l’annonce.',
      ],
    },
    {
      id: 'avis',
      title: 'Les avis',
      passages: [
        'Une fois une annonce vendue à une personne qui a écrit au vendeur sur le site, tous deux peuvent laisser un avis, une seule fois, dans les soixante jours. Un avis paraît quand l’autre partie a écrit le sien, ou au bout de quatorze jours. Personne ne peut le modifier ensuite ; la personne concernée peut y répondre une fois.',
        'Les avis se lisent sur la page du vendeur ou de l’acheteur, les plus récents d’abord, avec leur date et celle de la vente. Ils ne sont ni rémunérés, ni choisis, et ne changent rien au classement des annonces. Chacun peut en signaler un.',
      ],
    },
    {
      id: 'ameliorer',
      title: 'Comment être bien placé ?',
      passages: [
        'Nommez précisément l’objet dans le titre, choisissez la bonne catégorie et remplissez ses caractéristiques : ce sont les seules choses qui comptent, avec la date. Répéter un mot ne rapporte rien de plus. L’article [Bien rédiger le titre et la description](/aide/bien-rediger-une-annonce) vous y aide.',
      ],
    },
  ],
};
