import { PRODUCT_NAME } from '../shared/page/product';
import { paths } from '../shared/paths';
import type { InformationDocument } from './InformationDocument';

export const accessibilityDocument: InformationDocument = {
  path: paths.accessibility,
  title: 'Accessibilité',
  description: `Déclaration d’accessibilité de ${PRODUCT_NAME} : état de conformité, ce qui est vérifié, ce qui ne l’est pas encore, et comment signaler une difficulté.`,
  lead: `${PRODUCT_NAME} veut être utilisable par toutes et tous, quels que soient l’appareil, la vue, l’ouïe, les gestes ou les habitudes. Voici l’état exact.`,
  sections: [
    {
      id: 'etat',
      title: 'État de conformité',
      passages: [
        'Le site n’a pas fait l’objet d’un audit selon le référentiel général d’amélioration de l’accessibilité (RGAA) et ses 106 critères. Au sens de ce référentiel, il doit donc être déclaré non conforme, faute d’audit en cours de validité.',
        'Il est toutefois conçu pour respecter les règles internationales WCAG 2.2, au niveau AA, et plusieurs vérifications sont répétées à chaque modification.',
      ],
    },
    {
      id: 'verifications',
      title: 'Ce qui est vérifié',
      passages: [
        {
          list: [
            'Un outil d’analyse automatique, axe, examine les pages, le menu, la recherche, les filtres, la galerie et chaque étape du dépôt d’annonce, à 360 et à 1 280 pixels de large, dans les deux thèmes. Il n’y relève aucune erreur.',
            'Des essais automatisés parcourent le site au clavier seul, de la recherche à la publication d’une annonce.',
            'Les contrastes des deux thèmes sont calculés : 4,5 pour 1 au moins pour les textes.',
            'Les éléments à toucher mesurent au moins 24 pixels de côté.',
            'Les animations sont réduites pour qui le demande à son système.',
            'Chaque geste du doigt a son équivalent par un bouton.',
          ],
        },
      ],
    },
    {
      id: 'limites',
      title: 'Ce qui n’est pas encore assuré',
      passages: [
        {
          list: [
            'Les outils automatiques ne détectent qu’une partie des difficultés. Aucune personne handicapée n’a encore été associée aux essais, et les lecteurs d’écran n’ont pas été éprouvés de façon méthodique.',
            'Les photos sont fournies par les auteurs des annonces : leur texte de remplacement donne le titre de l’annonce et le rang de la photo, sans décrire ce que l’on y voit.',
            'Les textes des annonces sont rédigés par leurs auteurs : leur clarté n’est pas garantie.',
            'La recherche vocale dépend du navigateur ; elle n’existe pas dans tous. La saisie au clavier la remplace toujours.',
          ],
        },
      ],
    },
    {
      id: 'signaler',
      title: 'Signaler une difficulté',
      passages: [
        'Si quelque chose vous empêche d’utiliser le site, [écrivez-nous](/contact) : dites-nous la page, ce que vous vouliez faire, et votre équipement. Nous vous répondrons et vous proposerons, autant que possible, un autre moyen d’obtenir ce que vous cherchiez.',
        'L’article [Utiliser le site au clavier ou avec un lecteur d’écran](/aide/utiliser-le-clavier) rassemble les raccourcis.',
      ],
    },
    {
      id: 'recours',
      title: 'Voies de recours',
      passages: [
        'Si vous n’obtenez pas de réponse satisfaisante, vous pouvez :',
        {
          list: [
            'écrire au [Défenseur des droits](https://formulaire.defenseurdesdroits.fr) ;',
            'contacter le délégué du Défenseur des droits de votre région ;',
            'lui adresser un courrier, gratuit et sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
          ],
        },
      ],
    },
    {
      id: 'etablissement',
      title: 'Établissement de cette déclaration',
      passages: [
        'Cette déclaration a été établie le 21 novembre 2026, par l’équipe qui développe le logiciel, sans le concours d’un tiers.',
      ],
    },
  ],
};
