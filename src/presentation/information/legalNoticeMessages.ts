import { communeCredit } from '../../domain/listings/place/communeCredit';
import { PRODUCT_NAME } from '../shared/page/product';
import { operator } from '../shared/operator';
import { paths } from '../shared/paths';
import type { InformationDocument } from './InformationDocument';
import { legalEntries } from './legalEntries';

const { legal } = operator;

export const legalNoticeDocument: InformationDocument = {
  path: paths.legalNotice,
  title: 'Mentions légales',
  description: `Qui édite et qui héberge ce site ${PRODUCT_NAME}, comment joindre l’exploitant, et à qui appartiennent les contenus.`,
  lead: 'Les informations prévues par l’article 6 de la loi du 21 juin 2004 pour la confiance dans l’économie numérique.',
  sections: [
    {
      id: 'editeur',
      title: 'Éditeur du site',
      passages: [
        {
          list: legalEntries({
            'Nom ou raison sociale': legal.name,
            Adresse: legal.address,
            Immatriculation: legal.registration,
            'Adresse électronique et téléphone': legal.contact,
            'Directeur ou directrice de la publication': legal.publicationDirector,
          }),
        },
        'Vous pouvez aussi nous écrire par la page [Contact](/contact).',
      ],
    },
    {
      id: 'hebergeur',
      title: 'Hébergeur',
      passages: [
        {
          list: legalEntries({
            'Nom ou raison sociale': legal.hostName,
            Adresse: legal.hostAddress,
            Téléphone: legal.hostTelephone,
          }),
        },
      ],
    },
    {
      id: 'point-de-contact',
      title: 'Point de contact et signalements',
      passages: [
        'La page [Contact](/contact) est le point de contact unique prévu par les articles 11 et 12 du règlement européen sur les services numériques, pour les autorités comme pour les utilisateurs, en français.',
        'Pour signaler un contenu illicite, avec ou sans compte, utilisez la page [Signaler un contenu](/signaler) ou suivez l’article d’aide [Signaler une annonce](/aide/signaler-une-annonce).',
      ],
    },
    {
      id: 'propriete',
      title: 'Propriété intellectuelle et crédits',
      passages: [
        'Les textes et les photos des annonces appartiennent à leurs auteurs. Toute reproduction sans leur accord est interdite, hors les exceptions prévues par la loi.',
        {
          list: [
            `Le logiciel ${PRODUCT_NAME} est diffusé sous licence libre MIT.`,
            `Liste des communes : ${communeCredit.publishers.join(', ')}, sous [${communeCredit.licence}](${communeCredit.licenceAddress}). ${communeCredit.positions}.`,
            'Caractères typographiques : Bricolage Grotesque et Figtree, sous licence SIL Open Font License.',
            'Images du catalogue de démonstration : dessins réalisés pour ce logiciel.',
          ],
        },
      ],
    },
    {
      id: 'donnees-et-accessibilite',
      title: 'Données personnelles et accessibilité',
      passages: [
        'Le traitement de vos données est décrit sur la page [Confidentialité](/confidentialite). L’état d’accessibilité du site est déclaré sur la page [Accessibilité](/accessibilite). Les règles d’usage figurent dans les [conditions d’utilisation](/conditions-utilisation).',
      ],
    },
  ],
};
