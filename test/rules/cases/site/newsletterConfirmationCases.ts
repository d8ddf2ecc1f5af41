import { createHash } from 'node:crypto';
import { admin, karim, newcomer, suspendedKarim, visitor } from '../../actors';
import { change, commits, gets, given, lists, remove, set, type Attempt, type Documents } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';

const hashOf = (email: string) => createHash('sha256').update(email).digest('hex');
const hash = hashOf('lina@exemple.fr');
const otherHash = hashOf('autre@exemple.fr');
const subscription = `newsletter_subscribers/${hash}`;
const link = 'k1L2m3N4o5P6q7R8s9T0';
const otherLink = 'u1V2w3X4y5Z6a7B8c9D0';
const linkPath = `newsletter_confirmations/${link}`;
const entry = `newsletter_mails/${hash}`;

const waiting = (email: string, token: string, unsubscribeToken: string): Documents => ({
  [`newsletter_subscribers/${hashOf(email)}`]: {
    email,
    subscribed_at: inDays(-3),
    source: 'maintenance_page',
    unsubscribe_token: unsubscribeToken,
  },
  [`newsletter_tokens/${unsubscribeToken}`]: { subscriber: hashOf(email) },
  [`newsletter_mails/${hashOf(email)}`]: { token, step: 'end', dueAt: inDays(27) },
  [`newsletter_confirmations/${token}`]: { subscriber: hashOf(email) },
});
const stored = waiting('lina@exemple.fr', link, 'a1B2c3D4e5F6g7H8i9J0');
const other = waiting('autre@exemple.fr', otherLink, 'z9Y8x7W6v5U4t3S2r1Q0');
const confirmed = { ...stored, [subscription]: { ...stored[subscription], confirmed_at: inDays(-1) } };

const confirms = (changes: Parameters<typeof change>[1] = { confirmed_at: now }): Attempt =>
  commits(change(subscription, changes), remove(linkPath));

export const newsletterConfirmationCases: readonly RulesCase[] = [
  allows('a visitor who has the link of a subscription confirms it', visitor, given(stored, confirms())),
  allows('a signed-in person who has the link confirms a subscription', karim, given(stored, confirms())),
  allows('a suspended person who has the link confirms a subscription', suspendedKarim, given(stored, confirms())),
  ...[visitor, karim, newcomer, admin].map((who) =>
    denies(
      `a subscription is not confirmed without its link by ${who?.uid ?? 'a visitor'}`,
      who,
      given(stored, commits(change(subscription, { confirmed_at: now }))),
    ),
  ),
  denies(
    'a subscription is not confirmed by the link of another one',
    visitor,
    given(
      { ...stored, ...other },
      commits(
        change(subscription, { confirmed_at: now }),
        change(`newsletter_subscribers/${otherHash}`, { confirmed_at: now }),
        remove(`newsletter_confirmations/${otherLink}`),
      ),
    ),
  ),
  denies(
    'a subscription is not confirmed by a link that was never sent',
    visitor,
    given(
      stored,
      commits(change(subscription, { confirmed_at: now }), remove(`newsletter_confirmations/${otherLink}`)),
    ),
  ),
  denies(
    'a subscription whose link is gone is not confirmed',
    visitor,
    given({ ...stored, [linkPath]: null }, commits(change(subscription, { confirmed_at: now }))),
  ),
  denies(
    'a subscription about which the server has written to nobody is not confirmed',
    visitor,
    given({ ...stored, [entry]: null }, confirms()),
  ),
  denies(
    'a subscription is not confirmed by an entry and a link of one’s own',
    visitor,
    given(
      { ...stored, [entry]: null, [linkPath]: null },
      commits(
        change(subscription, { confirmed_at: now }),
        set(entry, { token: link }),
        set(linkPath, { subscriber: hash }),
      ),
    ),
  ),
  denies('a subscription is not confirmed twice', visitor, given(confirmed, confirms())),
  denies('a confirmation is not dated in the past', visitor, given(stored, confirms({ confirmed_at: inMinutes(-1) }))),
  denies('a confirmation is not dated in the future', visitor, given(stored, confirms({ confirmed_at: inMinutes(1) }))),
  denies('a confirmation changes nothing else', visitor, given(stored, confirms({ confirmed_at: now, source: 'x' }))),
  denies(
    'a confirmation replaces no token',
    visitor,
    given(stored, confirms({ confirmed_at: now, unsubscribe_token: 'z9Y8x7W6v5U4t3S2r1Q0' })),
  ),
  denies('a link is not used up without a confirmation', visitor, given(stored, commits(remove(linkPath)))),
  denies(
    'a link is not used up by the confirmation of another subscription',
    visitor,
    given(
      { ...stored, ...other },
      commits(
        change(`newsletter_subscribers/${otherHash}`, { confirmed_at: now }),
        remove(`newsletter_confirmations/${otherLink}`),
        remove(linkPath),
      ),
    ),
  ),
  denies(
    'a subscription is not made with a confirmation',
    visitor,
    commits(
      set(subscription, { ...stored[subscription], subscribed_at: now, confirmed_at: now }),
      set('newsletter_tokens/a1B2c3D4e5F6g7H8i9J0', { subscriber: hash }),
    ),
  ),
  denies(
    'a confirmation is not taken back',
    visitor,
    given(confirmed, commits(change(subscription, {}, 'confirmed_at'), remove(linkPath))),
  ),
  allows(
    'a visitor who has the unsubscribe token of a confirmed subscription unsubscribes',
    visitor,
    given(confirmed, commits(remove(subscription), remove('newsletter_tokens/a1B2c3D4e5F6g7H8i9J0'))),
  ),
  allows('a visitor who has a link reads where it leads', visitor, gets(linkPath, stored)),
  allows('anybody may read that a link leads nowhere', visitor, gets(linkPath)),
  ...[visitor, karim, newcomer, admin].flatMap((who) => {
    const name = who?.uid ?? 'a visitor';
    return [
      denies(`links are not listed by ${name}`, who, given(stored, lists('newsletter_confirmations', 1))),
      denies(
        `the link of a subscription is not looked for by ${name}`,
        who,
        given(stored, lists('newsletter_confirmations', 1, { field: ['subscriber'], operator: '==', value: hash })),
      ),
      denies(`a link is not made by ${name}`, who, commits(set(linkPath, { subscriber: hash }))),
      denies(
        `a link is not redirected by ${name}`,
        who,
        given(stored, commits(change(linkPath, { subscriber: otherHash }))),
      ),
    ];
  }),
];
