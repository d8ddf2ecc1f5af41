import type { Instant } from '../../../domain/shared/Instant';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/Instant';
import { applyMessage, newConversation } from '../../../domain/messaging/applyMessage';
import { conversationIdOf } from '../../../domain/messaging/Conversation';
import { conversationOpening } from '../../../domain/messaging/conversationOpening';
import { messageKeyOf } from '../database/records';
import { conversationRecordOf } from '../database/conversationRecords';
import { toListingUnlessDeleted } from '../listings/toListing';
import type { ModerationTransaction } from '../moderation/ModerationTransaction';

const listingId = 'demo-gravel-acier-bleu-petrole';
const buyer = { uid: 'demo-sylvain-metz', name: 'Sylvain R.' };
const sellerId = 'demo-theo-toulouse';

export const demoConversationId = conversationIdOf(listingId, buyer.uid);

interface DemoMessage {
  readonly authorId: string;
  readonly text: string;
  /** Milliseconds. */
  readonly age: number;
}

/** Oldest first. */
const demoMessages: readonly [DemoMessage, ...DemoMessage[]] = [
  {
    authorId: buyer.uid,
    text: 'Bonjour, votre gravel est-il toujours disponible\u202f? Je le prends au prix demandé.',
    age: DAY + 2 * HOUR,
  },
  {
    authorId: sellerId,
    text: 'Bonjour, oui. Vous pouvez venir l’essayer à Toulouse samedi matin, si cela vous convient.',
    age: DAY + HOUR,
  },
  {
    authorId: buyer.uid,
    text: 'Je suis en déplacement, un transporteur passera chez vous. J’ai déjà payé par la livraison protégée\u00a0: il reste à valider la réception de l’argent ici, avec le numéro de votre carte\u00a0: https://reception-paiement.exemple.fr',
    age: 3 * HOUR,
  },
  {
    authorId: sellerId,
    text: 'Je ne donne pas le numéro de ma carte pour recevoir de l’argent. Remise en main propre, ou rien.',
    age: 2 * HOUR + 40 * MINUTE,
  },
  {
    authorId: buyer.uid,
    text: 'Mon argent est bloqué à cause de vous. Validez avant ce soir, sinon je porte plainte.',
    age: 2 * HOUR + 5 * MINUTE,
  },
];

/** Stores the conversation of the demo that its seller reports, with dates before `datedFrom`; nothing without its listing. */
export async function storeDemoConversation(transaction: ModerationTransaction, datedFrom: Instant): Promise<void> {
  const listing = toListingUnlessDeleted(await transaction.objectStore('listings').get(listingId));
  if (listing === null) return;
  const messages = demoMessages.map(({ authorId, text, age }, index) => ({
    id: `demo-message-${index + 1}`,
    authorId,
    content: { kind: 'text', text } as const,
    sentAt: datedFrom - age,
  }));
  const [first, ...answers] = messages;
  if (first === undefined) return;
  const conversation = answers.reduce(applyMessage, newConversation(conversationOpening(listing, buyer), first));
  await transaction.objectStore('conversations').put(conversationRecordOf(conversation));
  for (const message of messages) {
    const key = messageKeyOf(demoConversationId, message.id);
    await transaction.objectStore('messages').put({ ...message, key, conversationId: demoConversationId });
  }
}
