import { describe, expect, test } from 'vitest';
import { messageRisksIn, type MessageRisk } from '../../../src/domain/messaging/messageRisks';

describe('messageRisksIn', () => {
  test.each<[string, readonly MessageRisk[]]>([
    ['Bonjour, est-ce toujours disponible ?', []],
    ['Je vous en donne 1 200 €, payables en main propre.', []],
    ['Le modèle FR76 est épuisé.', []],
    ['Référence AB12 3456 7890 1234 5678 90', []],
    ['Mon RIB : FR76 3000 6000 0112 3456 7890 189', ['iban']],
    ['FR7630006000011234567890189', ['iban']],
    ['compte de89 3704 0044 0532 0130 00, merci', ['iban']],
    ['FR76-3000-6000-0112-3456-7890-189.', ['iban']],
    ['FR76 3000 6000 0112 3456 7890 188', []],
    ['Appelez-moi au 06 12 34 56 78', ['phone']],
    ['+33 6 12 34 56 78 ou FR76 3000 6000 0112 3456 7890 189', ['phone', 'iban']],
    ['Écrivez à karim@exemple.fr', ['email']],
    ['Payez sur https://payer-ici.exemple/annonce', ['link']],
    ['voir monsite.fr', ['link']],
    ['Je paie par Western Union', ['payment']],
    ['un MANDAT CASH ou un mandat postal', ['payment']],
    ['envoyez un coupon PCS', ['payment']],
    ['deux recharges Transcash', ['payment']],
    ['par PayPal entre proches', ['payment']],
    ['avec Lydia ou Wero', ['payment']],
    ['en bitcoins', ['payment']],
    ['des cartes cadeaux', ['payment']],
    ['Faites-moi un virement', ['payment']],
    ['Versez un acompte', ['payment']],
    ['Il faut payer d’avance', ['payment']],
    ['réglé en avance', ['payment']],
    ['un paiement anticipé', ['payment']],
    ['Je suis en avance, j’arrive', []],
    ['La cryptographie me passionne', []],
  ])('the risks of « %s » are %j', (text, risks) => {
    expect(messageRisksIn(text)).toEqual(risks);
  });
});
