import { aMessageDocument, path } from '../../aConversationDocument';
import { claire, karim, newcomer } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { withRates } from '../../rates';
import { given, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { accepts, answers, photo, says, type SentMessage } from './messageCases';

const proposes = (changes: PlainDocument = {}): Attempt =>
  says({ message: { kind: 'appointment', text: 'Gare de Lyon, hall 1', at: inDays(3), ...changes } });
const confirms = (changes: PlainDocument = {}, sent: SentMessage = {}): Attempt =>
  answers({
    id: 'rdv~answer',
    message: { kind: 'confirmation', text: 'Gare de Lyon', at: inDays(2), offerId: 'rdv', ...changes },
    ...sent,
  });

export const appointmentCases: readonly RulesCase[] = withRates([
  allows('a buyer proposes an appointment', claire, proposes()),
  allows(
    'a seller proposes an appointment',
    karim,
    answers({ message: { kind: 'appointment', text: 'Gare de Lyon', at: inDays(3) } }),
  ),
  denies('a stranger proposes no appointment', newcomer, proposes({ authorId: 'lina' })),
  denies('nobody proposes an appointment in the name of the other', karim, proposes()),
  allows('an appointment that waited for a network may be over', claire, proposes({ at: inDays(-3) })),
  allows('an appointment may be 61 days ahead', claire, proposes({ at: inDays(61) })),
  denies('an appointment is no more than 61 days ahead', claire, proposes({ at: inMinutes(61 * 24 * 60 + 1) })),
  ...['2026-06-15T12:00', 1_800_000_000_000, null, ['x']].map((at) =>
    denies(`the moment of an appointment is not ${JSON.stringify(at)}`, claire, proposes({ at })),
  ),
  ...['Gar', 'é'.repeat(3), 'G'.repeat(120)].map((text) =>
    allows(`the place of an appointment may have ${text.length} letters: ${text[0]}`, claire, proposes({ text })),
  ),
  ...['', 'Ga', 'G'.repeat(121), ' Gare', '\u200bGare', 'Gare\nde Lyon', 7].map((text) =>
    denies(`the place of an appointment is not ${JSON.stringify(text).slice(0, 20)}`, claire, proposes({ text })),
  ),
  denies('an appointment does not lack its moment', claire, says({ message: { kind: 'appointment', text: 'Gare' } })),
  denies('an appointment has no further field', claire, proposes({ place: 'Gare' })),
  denies('an offer has no moment', claire, proposes({ kind: 'offer', text: '90' })),
  denies('a text message has no moment', claire, proposes({ kind: 'text' })),
  allows('the other participant confirms an appointment', karim, confirms()),
  allows('the other participant declines an appointment', karim, confirms({ kind: 'decline' })),
  denies(
    'nobody confirms their own appointment',
    claire,
    says({
      id: 'rdv~answer',
      message: { kind: 'confirmation', text: 'Gare de Lyon', at: inDays(2), offerId: 'rdv' },
    }),
  ),
  denies('a stranger confirms no appointment', newcomer, confirms({ authorId: 'lina' })),
  denies('nobody confirms an appointment for another moment', karim, confirms({ at: inDays(3) })),
  denies('nobody confirms an appointment at another place', karim, confirms({ text: 'Gare du Nord' })),
  denies(
    'nobody confirms an appointment that does not exist',
    karim,
    confirms({ offerId: 'rien' }, { id: 'rien~answer' }),
  ),
  denies(
    'nobody confirms a confirmation',
    karim,
    confirms(
      { offerId: 'rdv~answer' },
      {
        id: 'rdv~answer~answer',
        given: {
          [`${path}/messages/rdv~answer`]: aMessageDocument({
            kind: 'confirmation',
            text: 'Gare de Lyon',
            at: inDays(2),
            offerId: 'rdv',
          }),
        },
      },
    ),
  ),
  denies('an appointment is not accepted as an offer is', karim, confirms({ kind: 'acceptance' })),
  denies(
    'an appointment is not accepted as an offer is, without its moment',
    karim,
    answers({ id: 'rdv~answer', message: { kind: 'acceptance', text: 'Gare de Lyon', offerId: 'rdv' } }),
  ),
  denies('an offer is not confirmed as an appointment is', karim, accepts({ kind: 'confirmation', at: inDays(2) })),
  denies('a confirmation has no other id than that of its appointment', karim, confirms({}, { id: 'reponse' })),
  denies('a confirmation has no further field', karim, confirms({ photo })),
  denies(
    'an appointment is answered once',
    karim,
    given(
      {
        [`${path}/messages/rdv~answer`]: aMessageDocument({
          authorId: 'karim',
          kind: 'decline',
          text: 'Gare de Lyon',
          at: inDays(2),
          offerId: 'rdv',
        }),
      },
      confirms(),
    ),
  ),
  denies('an appointment does not have the id of an answer', karim, confirms({ kind: 'appointment' })),
  denies(
    'nobody proposes an appointment to someone who blocked them',
    claire,
    says({
      message: { kind: 'appointment', text: 'Gare de Lyon', at: inDays(3) },
      given: { 'users/karim/blocks/claire': { name: 'Claire', blockedAt: now } },
    }),
  ),
]);
