import type { HelpTheme } from './HelpArticle';

export const helpSafetyTheme: HelpTheme = {
  id: 'securite',
  title: 'Sécurité et vie privée',
  articles: [
    {
      slug: 'acheter-sans-risque',
      title: 'Acheter et vendre sans risque',
      summary: 'Voyez l’objet avant de payer, dans un lieu fréquenté, et payez au moment de la remise.',
      alsoCalled: 'paiement payer virement espèces rencontre rendez-vous livraison précaution conseil sécurité',
      passages: [
        'Mon Bazar met en relation des personnes ; il n’intervient ni dans le paiement, ni dans la remise de l’objet. Quelques habitudes évitent presque tous les ennuis.',
        {
          list: [
            'Préférez la remise en main propre, de jour, dans un lieu public. Faites-vous accompagner pour un achat important.',
            'Examinez l’objet, essayez-le, demandez la facture.',
            'Payez au moment de la remise, jamais à l’avance à une personne que vous ne connaissez pas.',
            'Pour une somme élevée, préférez un virement constaté sur place ou un chèque de banque vérifié auprès de la banque émettrice, pendant ses heures d’ouverture.',
            'Pour un véhicule ou un logement, ne versez rien avant la visite et la signature des documents.',
          ],
        },
        'Un prix très inférieur aux autres doit éveiller la méfiance, surtout si l’on vous presse.',
      ],
      related: ['reconnaitre-une-escroquerie', 'signaler-une-annonce', 'particulier-ou-professionnel'],
    },
    {
      slug: 'reconnaitre-une-escroquerie',
      title: 'Reconnaître une escroquerie',
      summary: 'L’urgence, l’argent d’avance, les liens et les codes : quatre signes qui doivent vous arrêter.',
      alsoCalled: 'arnaque fraude faux vendeur faux acheteur phishing hameçonnage mandat coupon piratage vol',
      passages: [
        'Les escrocs se ressemblent. Interrompez l’échange si l’on vous demande :',
        {
          list: [
            'de payer d’avance par mandat, coupon prépayé, carte-cadeau ou monnaie virtuelle ;',
            'de suivre un lien pour « recevoir votre paiement » ou « confirmer la livraison » ;',
            'de communiquer un code reçu par SMS, un mot de passe ou les chiffres de votre carte ;',
            'd’encaisser un chèque d’un montant trop élevé et de rendre la différence ;',
            'd’aller vite, sous un prétexte touchant : départ à l’étranger, maladie, héritage.',
          ],
        },
        'L’équipe du site ne vous demandera jamais votre code de connexion ni un paiement.',
        'Si vous êtes victime, conservez toutes les preuves, prévenez votre banque et déposez plainte. Le service public [17Cyber](https://17cyber.gouv.fr) vous oriente à toute heure. Puis [signalez-nous l’annonce](/aide/signaler-une-annonce).',
      ],
      related: ['acheter-sans-risque', 'signaler-une-annonce', 'bien-rediger-une-annonce'],
    },
    {
      slug: 'signaler-une-annonce',
      title: 'Signaler une annonce, une conversation ou une personne',
      summary:
        'Un bouton sur la page, un motif, quelques mots : une personne examine votre signalement, et vous en lisez la suite.',
      alsoCalled:
        'signalement dénoncer illégal interdit contrefaçon abus plainte modération contenu illicite harcèlement bloquer',
      passages: [
        'Une annonce vous semble frauduleuse, interdite ou contraire aux [règles de diffusion](/regles-diffusion) ? Sur sa page, choisissez « Signaler cette annonce » ; dans une conversation, « Signaler » se trouve dans le menu en haut à droite.',
        {
          list: [
            'choisissez un motif ;',
            'ajoutez quelques précisions si vous le souhaitez, en 500 caractères au plus ;',
            'envoyez : nous en accusons réception aussitôt. Un signalement par personne et par annonce suffit.',
          ],
        },
        'Sans compte, le même bouton ouvre la page [Signaler un contenu](/signaler), pour une annonce ou une personne : elle demande une explication, votre nom et votre adresse e-mail, que vous pouvez taire s’il s’agit d’abus sexuels sur un enfant. Une référence secrète s’affiche alors : elle vous montre la suite sur la page [Suivre un signalement](/signaler/suivi).',
        'Pour ne plus recevoir de messages de quelqu’un, bloquez cette personne depuis la conversation : ni elle ni vous ne pourrez plus vous écrire. Vous pouvez revenir sur ce choix.',
        'Chaque signalement est examiné par une personne de l’équipe, qui voit l’annonce telle que vous l’avez vue. Une conversation signalée ne se lit que vingt-quatre heures, après une entrée de notre journal. Dans [votre compte](/account#decisions), vous lisez la suite donnée : en cours d’examen, une mesure a été prise, ou aucune suite.',
        'Une annonce qui enfreint la loi ou les règles est retirée, ou son auteur doit la corriger ; une personne peut recevoir un avertissement, ou ne plus pouvoir publier, écrire ni signaler jusqu’à une date. La personne concernée lit les motifs dans son compte, sans savoir qui a signalé. Elle peut contester la décision pendant six mois ; quelqu’un d’autre, ou le responsable de la modération, examine alors sa réclamation.',
        'Les [chiffres de chaque année](/transparence) sont publiés.',
        'Signaler de mauvaise foi un contenu que l’on sait licite expose à des poursuites.',
        'En cas de danger immédiat, appelez d’abord le 17.',
      ],
      related: ['reconnaitre-une-escroquerie', 'annonce-introuvable', 'corriger-ou-retirer-une-annonce'],
    },
    {
      slug: 'donnees-conservees',
      title: 'Quelles données le site conserve-t-il ?',
      summary: 'Vos réglages restent dans votre navigateur ; aucun traceur publicitaire n’est utilisé.',
      alsoCalled:
        'cookie traceur confidentialité RGPD vie privée données personnelles effacer supprimer stockage local publicité',
      passages: [
        'Sans compte, le site ne vous demande rien. Il conserve dans votre navigateur ce qui rend la visite agréable : le thème choisi, les recherches récentes, les annonces déjà vues, la commune choisie et votre brouillon. Ces données ne sont envoyées à personne.',
        'Si vous déposez une annonce, elle est publique : votre nom affiché, votre commune et vos photos le sont avec elle. Votre numéro de téléphone ne l’est jamais.',
        'Il n’y a ni publicité, ni mesure d’audience par un tiers, ni revente de données. C’est pourquoi aucune fenêtre ne vous demande d’accepter des traceurs.',
        'Pour tout effacer de votre navigateur, supprimez les données du site dans ses réglages. Le détail, donnée par donnée, et vos droits figurent sur la page [Confidentialité](/confidentialite).',
      ],
      related: ['recherches-recentes', 'photos-et-vie-privee', 'site-de-demonstration'],
    },
  ],
};
