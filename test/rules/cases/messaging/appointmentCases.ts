import { aMessageDocument, path } from '../../aConversationDocument';
import { claire, karim, newcomer } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { withRates } from '../../rates';
import { given, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { answers, photo, says, type SentMessage } from './messageCases';
import { accepts } from './offerCases';

const proposes = (changes: PlainDocument = {}): Attempt =>
  says({ message: { kind: 'appointment', text: 'Gare de Lyon, hall 1', at: inDays(3), ...changes } });
const confirms = (changes: PlainDocument = {}, sent: SentMessage = {}): Attempt =>
  answers({
    id: 'rdv~answer',
    message: { kind: 'confirmation', text: 'Gare de Lyon', at: inDays(2), offerId: 'rdv', ...changes },
    ...sent,
  });

const meeting = { text: 'Gare de Lyon', at: inDays(2), offerId: 'rdv' };
const confirmed = (changes: PlainDocument = {}) => ({
  [`${path}/messages/rdv~answer`]: aMessageDocument({
    authorId: 'karim',
    kind: 'confirmation',
    ...meeting,
    ...changes,
  }),
});
const withdraws = (changes: PlainDocument = {}, sent: SentMessage = {}): Attempt =>
  says({ id: 'rdv~answer', message: { kind: 'withdrawal', ...meeting, ...changes }, ...sent });
const cancels = (changes: PlainDocument = {}, sent: SentMessage = {}): Attempt =>
  says({
    id: 'rdv~cancellation',
    message: { kind: 'cancellation', ...meeting, ...changes },
    given: confirmed(),
    ...sent,
  });
const cancelsAsKarim = (changes: PlainDocument = {}): Attempt =>
  answers({ id: 'rdv~cancellation', message: { kind: 'cancellation', ...meeting, ...changes }, given: confirmed() });
/** An appointment at the time of the attempt, or some minutes later. */
const soon = (kind: string, minutes: number) => ({
  [`${path}/messages/rdv`]: aMessageDocument({ kind: 'appointment', text: 'Gare de Lyon', at: inMinutes(minutes) }),
  ...(kind === 'cancellation' ? confirmed({ at: inMinutes(minutes) }) : {}),
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
  allows('the proposer of an appointment withdraws it before an answer', claire, withdraws()),
  allows(
    'the proposer of an appointment withdraws it up to its moment',
    claire,
    withdraws({ at: inMinutes(1) }, { given: soon('withdrawal', 1) }),
  ),
  denies(
    'nobody withdraws an appointment at its moment',
    claire,
    withdraws({ at: now }, { given: soon('withdrawal', 0) }),
  ),
  denies('nobody withdraws the appointment of the other', karim, confirms({ kind: 'withdrawal' })),
  denies('a stranger withdraws no appointment', newcomer, withdraws({ authorId: 'lina' })),
  denies('nobody withdraws an appointment that is answered', claire, withdraws({}, { given: confirmed() })),
  denies('nobody declines their own appointment', claire, withdraws({ kind: 'decline' })),
  denies('a withdrawal names no other moment', claire, withdraws({ at: inDays(3) })),
  denies('a withdrawal names no other place', claire, withdraws({ text: 'Gare du Nord' })),
  denies('a withdrawal has no further field', claire, withdraws({ photo })),
  denies('a withdrawal has no other id than an answer', claire, withdraws({}, { id: 'rdv~cancellation' })),
  denies(
    'an offer is not withdrawn as an appointment is',
    claire,
    says({ id: 'offre~answer', message: { kind: 'withdrawal', text: '100', at: inDays(2), offerId: 'offre' } }),
  ),
  denies(
    'the other participant does not confirm an appointment that is withdrawn',
    karim,
    given({ [`${path}/messages/rdv~answer`]: aMessageDocument({ kind: 'withdrawal', ...meeting }) }, confirms()),
  ),
  allows('the proposer of an appointment cancels it once it is confirmed', claire, cancels()),
  allows('the other participant cancels an appointment that they have confirmed', karim, cancelsAsKarim()),
  allows(
    'a confirmed appointment is cancelled up to its moment',
    claire,
    cancels({ at: inMinutes(1) }, { given: soon('cancellation', 1) }),
  ),
  denies(
    'a confirmed appointment is not cancelled at its moment',
    claire,
    cancels({ at: now }, { given: soon('cancellation', 0) }),
  ),
  denies('a stranger cancels no appointment', newcomer, cancels({ authorId: 'lina' })),
  denies('nobody cancels an appointment in the name of the other', claire, cancelsAsKarim()),
  denies('nobody cancels an appointment that is not answered', claire, cancels({}, { given: {} })),
  denies(
    'nobody cancels an appointment that is declined',
    claire,
    cancels({}, { given: confirmed({ kind: 'decline' }) }),
  ),
  denies(
    'an appointment is cancelled once, by either person',
    claire,
    cancels(
      {},
      {
        given: {
          ...confirmed(),
          [`${path}/messages/rdv~cancellation`]: aMessageDocument({
            authorId: 'karim',
            kind: 'cancellation',
            ...meeting,
          }),
        },
      },
    ),
  ),
  denies('a cancellation names no other moment', claire, cancels({ at: inDays(3) })),
  denies('a cancellation names no other place', claire, cancels({ text: 'Gare du Nord' })),
  denies('a cancellation names no other appointment', claire, cancels({ offerId: 'autre' })),
  denies('a cancellation has no further field', claire, cancels({ photo })),
  denies(
    'a cancellation changes nothing else of the conversation',
    claire,
    cancels(
      {},
      {
        changes: { unread: { claire: 2, karim: 2 }, updatedAt: now, listingId: 'sold' },
      },
    ),
  ),
  denies('a cancellation has no other id than its own', claire, cancels({}, { id: 'annule' })),
  denies('a cancellation does not take the place of an answer', claire, cancels({}, { id: 'rdv~answer', given: {} })),
  denies('a text message does not have the id of a cancellation', claire, cancels({ kind: 'text' })),
  denies('a confirmation does not have the id of a cancellation', claire, cancels({ kind: 'confirmation' })),
  denies(
    'nobody cancels an appointment with someone who blocked them',
    claire,
    cancels({}, { given: { ...confirmed(), 'users/karim/blocks/claire': { name: 'Claire', blockedAt: now } } }),
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
