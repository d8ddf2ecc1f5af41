import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { aMessageDocument, path } from '../../aConversationDocument';
import { claire, karim, newcomer } from '../../actors';
import { given, type Attempt } from '../../Attempt';
import { withRates } from '../../rates';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { now } from '../../times';
import { answers, photo, says, type SentMessage } from './messageCases';

export const accepts = (changes: PlainDocument = {}, sent: SentMessage = {}): Attempt =>
  answers({
    id: 'offre~answer',
    message: { kind: 'acceptance', text: '100', offerId: 'offre', ...changes },
    ...sent,
  });

const retracts = (changes: PlainDocument = {}, sent: SentMessage = {}): Attempt =>
  says({
    id: 'offre~answer',
    message: { kind: 'retraction', text: '100', offerId: 'offre', ...changes },
    ...sent,
  });

export const offerCases: readonly RulesCase[] = withRates([
  allows('a person offers a price', claire, says({ message: { kind: 'offer', text: '90' } })),
  allows('a person offers one euro', claire, says({ message: { kind: 'offer', text: '1' } })),
  allows('a person offers a price of eight digits', claire, says({ message: { kind: 'offer', text: '99999999' } })),
  ...['0', '01', '999999999', '-5', '9.5', 'gratuit', '', '100 €', '1O'].map((text) =>
    denies(`an offer does not have the price « ${text} »`, claire, says({ message: { kind: 'offer', text } })),
  ),
  denies('an offer has no further field', claire, says({ message: { kind: 'offer', text: '90', euros: 1 } })),
  allows('the other participant accepts an offer', karim, accepts()),
  allows('the other participant refuses an offer', karim, accepts({ kind: 'refusal' })),
  denies(
    'nobody accepts their own offer',
    claire,
    says({ id: 'offre~answer', message: { kind: 'acceptance', text: '100', offerId: 'offre' } }),
  ),
  denies('nobody accepts at another price', karim, accepts({ text: '1000' })),
  denies(
    'nobody accepts a message that is not an offer',
    karim,
    accepts({ offerId: 'un', text: 'Bonjour !' }, { id: 'un~answer' }),
  ),
  denies('nobody accepts an offer that does not exist', karim, accepts({ offerId: 'rien' }, { id: 'rien~answer' })),
  denies('the id of an answer names its offer', karim, accepts({}, { id: 'autre~answer' })),
  denies('an answer has no other id than that of its offer', karim, accepts({}, { id: 'reponse' })),
  denies(
    'an offer is answered once',
    karim,
    given(
      {
        [`${path}/messages/offre~answer`]: aMessageDocument({
          authorId: 'karim',
          kind: 'refusal',
          text: '100',
          offerId: 'offre',
        }),
      },
      accepts(),
    ),
  ),
  allows('the person who made an offer retracts it', claire, retracts()),
  denies('nobody retracts the offer of the other', karim, accepts({ kind: 'retraction' })),
  denies('a stranger retracts no offer', newcomer, retracts({ authorId: 'lina' })),
  denies('nobody refuses their own offer', claire, retracts({ kind: 'refusal' })),
  denies('a retraction names no other price', claire, retracts({ text: '1000' })),
  denies('a retraction has no further field', claire, retracts({ photo })),
  denies('a retraction has no other id than an answer', claire, retracts({}, { id: 'retrait' })),
  denies('nobody retracts an offer that does not exist', claire, retracts({ offerId: 'rien' }, { id: 'rien~answer' })),
  denies(
    'nobody retracts a message that is not an offer',
    claire,
    retracts({ offerId: 'un', text: 'Bonjour !' }, { id: 'un~answer' }),
  ),
  denies(
    'nobody retracts an offer that is answered',
    claire,
    retracts(
      {},
      {
        given: {
          [`${path}/messages/offre~answer`]: aMessageDocument({
            authorId: 'karim',
            kind: 'acceptance',
            text: '100',
            offerId: 'offre',
          }),
        },
      },
    ),
  ),
  denies(
    'nobody accepts an offer that is retracted',
    karim,
    given(
      {
        [`${path}/messages/offre~answer`]: aMessageDocument({ kind: 'retraction', text: '100', offerId: 'offre' }),
      },
      accepts(),
    ),
  ),
  denies(
    'nobody retracts an offer to someone who blocked them',
    claire,
    retracts({}, { given: { 'users/karim/blocks/claire': { name: 'Claire', blockedAt: now } } }),
  ),
  denies('a text message does not have the id of an answer', karim, accepts({ kind: 'text' })),
  denies('an answer has no further field', karim, accepts({ photo })),
  denies('an offer does not have the id of an answer', karim, accepts({ kind: 'offer' })),
]);
