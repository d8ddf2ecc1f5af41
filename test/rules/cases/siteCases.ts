import { createHash } from 'node:crypto';
import { admin, karim, superAdmin, suspendedAdmin, visitor } from '../actors';
import { pathOf } from '@mon-bazar/firebase-test-server/rules/RulesValue';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import {
  allows,
  change,
  commits,
  denies,
  gets,
  given,
  lists,
  remove,
  set,
  type Attempt,
  type RulesCase,
} from '../RulesCase';
import { inDays, inMinutes, now, TODAY } from '../times';

const config = {
  maintenance: true,
  targetDate: inDays(10),
  countdownConfig: { days: 9, hours: 23, minutes: 59, seconds: 59 },
};
const configures = (changes: PlainDocument = {}): Attempt => commits(set('config/app', { ...config, ...changes }));
const counts = (countdown: PlainDocument): Attempt =>
  configures({ countdownConfig: { ...config.countdownConfig, ...countdown } });

export const configCases: readonly RulesCase[] = [
  allows('a visitor reads the configuration', visitor, gets('config/app')),
  denies('a visitor does not list configurations', visitor, lists('config', 1)),
  denies('an admin does not list configurations', admin, lists('config', 1)),
  denies(
    'a visitor does not query the configuration',
    visitor,
    lists('config', 1, {
      field: ['__name__'],
      operator: '==',
      value: pathOf(['databases', '(default)', 'documents', 'config', 'app']),
    }),
  ),
  denies('a visitor reads no other configuration', visitor, gets('config/secrets')),
  denies('an admin writes no other configuration', admin, commits(set('config/secrets', config))),
  allows('an admin writes the configuration (§6.3)', admin, configures()),
  allows('a super admin writes the configuration', superAdmin, configures()),
  allows('an admin writes the first configuration', admin, given({ 'config/app': null }, configures())),
  allows('a countdown may stand at nothing', admin, counts({ days: 0, hours: 0, minutes: 0, seconds: 0 })),
  allows('a countdown may be long', admin, counts({ days: 9999 })),
  allows('a launch may have no date', admin, configures({ targetDate: null })),
  denies('a visitor does not write the configuration (§6.1)', visitor, configures()),
  denies('a visitor does not write the first configuration', visitor, given({ 'config/app': null }, configures())),
  denies('a person does not write the configuration (§6.2)', karim, configures()),
  denies('a suspended admin does not write the configuration', suspendedAdmin, configures()),
  denies('nobody deletes the configuration', admin, commits(remove('config/app'))),
  denies('maintenance is yes or no', admin, configures({ maintenance: 'oui' })),
  denies('the launch is a date', admin, configures({ targetDate: '2026-07-01' })),
  denies('the configuration has no further field', admin, configures({ theme: 'dark' })),
  denies(
    'the configuration lacks no field',
    admin,
    commits(change('config/app', { maintenance: true }, 'countdownConfig')),
  ),
  denies('a countdown has no further field', admin, counts({ weeks: 1 })),
  denies('a countdown is a map', admin, configures({ countdownConfig: 9 })),
  ...(['days', 'hours', 'minutes', 'seconds'] as const).flatMap((unit) => [
    denies(`a countdown has no negative ${unit}`, admin, counts({ [unit]: -1 })),
    denies(`a countdown has no broken ${unit}`, admin, counts({ [unit]: 0.5 })),
  ]),
  denies('a countdown has ten thousand days at most', admin, counts({ days: 10_000 })),
  denies('a countdown has 24 hours a day', admin, counts({ hours: 24 })),
  denies('a countdown has 60 minutes an hour', admin, counts({ minutes: 60 })),
  denies('a countdown has 60 seconds a minute', admin, counts({ seconds: 60 })),
];

const hashOf = (email: string) => createHash('sha256').update(email).digest('hex');
const subscribes = (email: string, changes: PlainDocument = {}, hash = hashOf(email)): Attempt =>
  commits(set(`newsletter_subscribers/${hash}`, { email, subscribed_at: now, source: 'maintenance_page', ...changes }));
const address = 'lina@exemple.fr';
const stored = {
  [`newsletter_subscribers/${hashOf(address)}`]: {
    email: address,
    subscribed_at: inDays(-3),
    source: 'maintenance_page',
  },
};

export const newsletterCases: readonly RulesCase[] = [
  allows('a visitor subscribes', visitor, subscribes(address)),
  allows('a signed-in person subscribes', karim, subscribes(address)),
  allows(
    'whoever knows an address learns that it is subscribed',
    visitor,
    gets(`newsletter_subscribers/${hashOf(address)}`, stored),
  ),
  allows('… or that it is not', visitor, gets(`newsletter_subscribers/${hashOf(address)}`)),
  allows('an address may have 254 letters', visitor, subscribes(`${'x'.repeat(243)}@exemple.fr`)),
  allows('an address has an @ and a dot, as the form has it', visitor, subscribes('@.')),
  denies('a visitor does not gather addresses', visitor, lists('newsletter_subscribers', 10)),
  denies(
    'a visitor does not ask for one address',
    visitor,
    lists('newsletter_subscribers', 1, { field: ['email'], operator: '==', value: address }),
  ),
  denies('a person does not gather addresses', karim, lists('newsletter_subscribers', 10)),
  allows('an admin counts addresses, however many there are', admin, lists('newsletter_subscribers', null)),
  denies('an address is not subscribed twice', visitor, given(stored, subscribes(address))),
  denies(
    'a subscription is not deleted',
    visitor,
    given(stored, commits(remove(`newsletter_subscribers/${hashOf(address)}`))),
  ),
  denies('an address stands under its own hash', visitor, subscribes(address, {}, hashOf('autre@exemple.fr'))),
  denies('an address does not stand under a chosen id', visitor, subscribes(address, {}, 'lina')),
  denies('an address is in lower case', visitor, subscribes('Lina@exemple.fr')),
  denies('an address has no blanks around', visitor, subscribes(' lina@exemple.fr')),
  denies('an address has an @', visitor, subscribes('lina.exemple.fr')),
  denies('an address has a dot', visitor, subscribes('lina@exemple')),
  denies('an address is not empty', visitor, subscribes('')),
  denies('an address of a megabyte is refused', visitor, subscribes(`${'x'.repeat(1_000_000)}@exemple.fr`)),
  denies('an address has no more than 254 letters', visitor, subscribes(`${'x'.repeat(244)}@exemple.fr`)),
  denies('an address is not a number', visitor, subscribes(address, { email: 7 })),
  denies('a subscription says when', visitor, subscribes(address, { subscribed_at: inMinutes(-1) })),
  denies('a subscription is not dated ahead', visitor, subscribes(address, { subscribed_at: inMinutes(1) })),
  denies('a subscription says where from (§3.6)', visitor, subscribes(address, { source: 'ailleurs' })),
  denies('a subscription has no further field', visitor, subscribes(address, { name: 'Lina' })),
];

const tally = (uniqueVisitors: number, changes: PlainDocument = {}) => ({
  date: TODAY,
  uniqueVisitors,
  lastUpdated: now,
  ...changes,
});
const today = `analytics/${TODAY}`;
const noneToday = { [today]: null };
const first = (changes: PlainDocument = {}): Attempt => given(noneToday, commits(set(today, tally(1, changes))));
const next = (changes: PlainDocument = {}): Attempt =>
  commits(change(today, { uniqueVisitors: 8, lastUpdated: now, ...changes }));
const onDay = (day: string, at = now): Attempt => ({
  ...commits(set(`analytics/${day}`, tally(1, { date: day, lastUpdated: at }))),
  at,
});
const utc = (time: string) => new Date(`${time}Z`);

export const analyticsCases: readonly RulesCase[] = [
  allows('the first visitor of the day is counted', visitor, first()),
  allows('the next visitor is counted', visitor, next()),
  allows('a signed-in person is counted too', karim, next()),
  allows('an admin reads the count of a day', admin, gets(today)),
  allows('a super admin reads the count of a day', superAdmin, gets(today)),
  allows('an admin reads a hundred days', admin, lists('analytics', 100)),
  denies('an admin does not read more days', admin, lists('analytics', 101)),
  denies('a visitor reads no count', visitor, gets(today)),
  denies('a person reads no count', karim, gets(today)),
  denies('a visitor lists no counts', visitor, lists('analytics', 10)),
  denies('a person lists no counts', karim, lists('analytics', 10)),
  denies('the first visitor is one', visitor, first({ uniqueVisitors: 2 })),
  denies('the first visitor is not half a one', visitor, first({ uniqueVisitors: 0.5 })),
  denies('the next visitor is one', visitor, next({ uniqueVisitors: 9 })),
  denies('the same count is not written again', visitor, next({ uniqueVisitors: 7 })),
  denies('the count is not lowered', visitor, next({ uniqueVisitors: 6 })),
  denies('the count is not a text', visitor, next({ uniqueVisitors: '8' })),
  allows('an hour before midnight in winter it is still today', visitor, onDay('2026-12-15', utc('2026-12-15T22:00'))),
  allows('midnight in winter comes an hour before UTC', visitor, onDay('2026-12-16', utc('2026-12-15T23:00'))),
  allows('midnight in summer comes two hours before UTC', visitor, onDay('2026-06-17', utc('2026-06-16T22:00'))),
  denies('midnight in summer comes no sooner', visitor, onDay('2026-06-17', utc('2026-06-16T21:59'))),
  denies('yesterday is over an hour before midnight UTC', visitor, onDay('2026-12-15', utc('2026-12-15T23:00'))),
  denies(
    'yesterday is over',
    visitor,
    commits(change('analytics/2026-06-14', { uniqueVisitors: 42, lastUpdated: now })),
  ),
  denies('tomorrow is not yet', visitor, onDay('2026-06-16')),
  denies('another month is not today', visitor, onDay('2026-07-15')),
  denies('another year is not today', visitor, onDay('2025-06-15')),
  denies('a day is written in one way', visitor, onDay('2026-6-15')),
  denies('a day is a day', visitor, onDay('total')),
  denies('a day has nothing after it', visitor, onDay('2026-06-15-')),
  denies('the day inside is that of the document', visitor, first({ date: '2026-06-14' })),
  denies('a count says when', visitor, next({ lastUpdated: inMinutes(-1) })),
  denies('a count is not dated ahead', visitor, next({ lastUpdated: inMinutes(1) })),
  denies('a count has no further field', visitor, next({ pages: 3 })),
  denies('a count lacks no field', visitor, commits(change(today, { uniqueVisitors: 8 }, 'lastUpdated'))),
  denies('a count is not deleted', visitor, commits(remove(today))),
  denies('an admin does not delete a count', admin, commits(remove(today))),
];
