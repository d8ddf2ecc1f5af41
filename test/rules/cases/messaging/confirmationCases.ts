import { aBegunConversation, aMessageDocument, path } from '../../aConversationDocument';
import { anonymousClaire, claireByEmail, unconfirmedClaire } from '../../actors';
import { withRates } from '../../rates';
import { commits, set } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';

const begins = commits(set(path, aBegunConversation()), set(`${path}/messages/un`, aMessageDocument()));

/** Other cases begin conversations with a phone number in the token. */
export const confirmationCases: readonly RulesCase[] = withRates([
  allows('a buyer with a confirmed address asks about a listing', claireByEmail, begins),
  denies('a buyer whose address is not confirmed begins no conversation', unconfirmedClaire, begins),
  denies('a buyer without address and phone number begins no conversation', anonymousClaire, begins),
]);
