import { admin, claire, karim, visitor } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { change, commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inMinutes, now } from '../../times';

const token = 'a1B2c3D4e5F6g7H8i9J0';
const tokenPath = `mail_tokens/${token}`;
const path = `mail_unsubscriptions/${token}`;
const mailPath = 'message_mails/velo~karim~claire';
const searchMailPath = 'search_mails/karim';
/** Entries that the server stores by a key of its own. */
const keyedMails = [
  { about: 'ending listings', collection: 'ending_mails' },
  { about: 'prices', collection: 'price_mails' },
  { about: 'decisions', collection: 'decision_mails' },
  { about: 'reports', collection: 'outcome_mails' },
  { about: 'answered reports', collection: 'answered_reports' },
  { about: 'subscriptions to the newsletter', collection: 'newsletter_mails' },
  { about: 'subscriptions, which counts in a limit,', collection: 'newsletter_limits' },
];
const stored = { [tokenPath]: { uid: 'karim' } };

const asks = (document: PlainDocument = { askedAt: now }): Attempt => given(stored, commits(set(path, document)));
const asked = { ...stored, [path]: { askedAt: inMinutes(-1) } };

export const messageMailCases: readonly RulesCase[] = [
  allows('a visitor who has a token asks for no more e-mails', visitor, asks()),
  allows('a person who has a token asks for no more e-mails', karim, asks()),
  allows(
    'a visitor who has asked for no more e-mails asks again',
    visitor,
    given(asked, commits(set(path, { askedAt: now }))),
  ),
  denies(
    'nobody asks for no more e-mails with a token that there is not',
    visitor,
    commits(set(path, { askedAt: now })),
  ),
  denies(
    'nobody asks for no more e-mails with a token that the same commit makes',
    karim,
    commits(set(tokenPath, { uid: 'karim' }), set(path, { askedAt: now })),
  ),
  denies('a request for no more e-mails does not lack its date', visitor, asks({})),
  denies('a request for no more e-mails has no further field', visitor, asks({ askedAt: now, uid: 'claire' })),
  denies('a request for no more e-mails is not dated in the future', visitor, asks({ askedAt: inMinutes(1) })),
  denies(
    'a request for no more e-mails does not become one of another date',
    visitor,
    given(asked, commits(change(path, { askedAt: inMinutes(1) }))),
  ),
  denies('a request for no more e-mails is not withdrawn', karim, given(asked, commits(remove(path)))),
  ...[visitor, karim, claire, admin].flatMap((who) => {
    const name = who?.uid ?? 'a visitor';
    return [
      denies(`a request for no more e-mails is not read by ${name}`, who, given(asked, gets(path))),
      denies(
        `requests for no more e-mails are not listed by ${name}`,
        who,
        given(asked, lists('mail_unsubscriptions', 1)),
      ),
      denies(`a token of e-mails is not read by ${name}`, who, given(stored, gets(tokenPath))),
      denies(`tokens of e-mails are not listed by ${name}`, who, given(stored, lists('mail_tokens', 1))),
      denies(`a token of e-mails is not made by ${name}`, who, commits(set(tokenPath, { uid: 'karim' }))),
      denies(
        `a token of e-mails is not taken over by ${name}`,
        who,
        given(stored, commits(change(tokenPath, { uid: 'karim' }))),
      ),
      denies(`a token of e-mails is not deleted by ${name}`, who, given(stored, commits(remove(tokenPath)))),
      denies(`the token of a recipient is not read by ${name}`, who, gets('mail_recipients/karim')),
      denies(
        `the token of a recipient is not stored by ${name}`,
        who,
        commits(set('mail_recipients/karim', { token })),
      ),
      denies(`a waiting e-mail is not read by ${name}`, who, gets(mailPath)),
      denies(`waiting e-mails are not listed by ${name}`, who, lists('message_mails', 1)),
      denies(`an e-mail is not made to wait by ${name}`, who, commits(set(mailPath, { dueAt: now }))),
      denies(`a waiting e-mail about searches is not read by ${name}`, who, gets(searchMailPath)),
      denies(`waiting e-mails about searches are not listed by ${name}`, who, lists('search_mails', 1)),
      denies(
        `an e-mail about searches is not made to wait by ${name}`,
        who,
        commits(set(searchMailPath, { dueAt: now })),
      ),
      ...keyedMails.flatMap(({ about, collection }) => {
        const own = `${collection}/karim`;
        const waiting = { [own]: { recipientId: 'karim', dueAt: inMinutes(5) } };
        return [
          denies(`a waiting e-mail about ${about} is not read by ${name}`, who, given(waiting, gets(own))),
          denies(`waiting e-mails about ${about} are not listed by ${name}`, who, given(waiting, lists(collection, 1))),
          denies(`an e-mail about ${about} is not made to wait by ${name}`, who, commits(set(own, { dueAt: now }))),
          denies(
            `an e-mail about ${about} is not put off by ${name}`,
            who,
            given(waiting, commits(change(own, { dueAt: now }))),
          ),
          denies(
            `a waiting e-mail about ${about} is not deleted by ${name}`,
            who,
            given(waiting, commits(remove(own))),
          ),
        ];
      }),
    ];
  }),
];
