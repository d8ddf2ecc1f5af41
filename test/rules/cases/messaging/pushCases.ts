import { createHash } from 'node:crypto';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { admin, claire, karim, suspendedKarim, visitor } from '../../actors';
import { change, commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inMinutes, now } from '../../times';

const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc:def',
  p256dh: `B${'k'.repeat(84)}_-`,
  auth: `${'s'.repeat(20)}_-`,
  createdAt: now,
};
const pathOf = (endpoint: unknown) =>
  `users/karim/devices/${createHash('sha256').update(String(endpoint)).digest('hex')}`;
const path = pathOf(device.endpoint);
const there = { [path]: { ...device, createdAt: inMinutes(-5) } };
/** Stores it under the id of its endpoint. */
const adds = (changes: PlainDocument = {}): Attempt => {
  const added: PlainDocument = { ...device, ...changes };
  return commits(set(pathOf(added.endpoint), added));
};
const endpointOf = (length: number) => 'https://fcm.googleapis.com/'.padEnd(length, 'x');
const markPath = 'message_pushes/velo~karim~claire';
const mark = { [markPath]: { deviceIds: ['phone'] } };

export const pushCases: readonly RulesCase[] = [
  allows('a person adds a device of theirs', karim, adds()),
  allows('a person removes a device', karim, given(there, commits(remove(path)))),
  allows('a suspended person removes a device', suspendedKarim, given(there, commits(remove(path)))),
  allows('a person reads a device of theirs', karim, gets(path, there)),
  allows('a person reads that a device of theirs is not stored', karim, gets(path)),
  allows('a person lists their devices', karim, lists('users/karim/devices', null)),
  denies('a suspended person adds no device', suspendedKarim, adds()),
  ...(
    [
      ['a stranger', claire],
      ['a visitor', visitor],
      ['an admin', admin],
    ] as const
  ).flatMap(([who, as]) => [
    denies(`a device of others is not read by ${who}`, as, gets(path, there)),
    denies(`the absence of a device is not read by ${who}`, as, gets(path)),
    denies(`devices of others are not listed by ${who}`, as, lists('users/karim/devices', 10)),
    denies(`a device of others is not removed by ${who}`, as, given(there, commits(remove(path)))),
    denies(`a device is not added to those of others by ${who}`, as, adds()),
  ]),
  denies('a device is not stored again in place of itself', karim, given(there, adds())),
  denies('a device is not changed', karim, given(there, commits(change(path, { auth: 't'.repeat(22) })))),
  denies('a device is not stored under another id', karim, commits(set('users/karim/devices/phone', device))),
  denies(
    'a device is not stored under an id in capitals',
    karim,
    commits(set(`users/karim/devices/${(path.split('/')[3] ?? '').toUpperCase()}`, device)),
  ),
  denies('an endpoint is not without https', karim, adds({ endpoint: 'http://fcm.googleapis.com/fcm/send/abc' })),
  denies('an endpoint is not without a host', karim, adds({ endpoint: 'https://' })),
  denies('an endpoint has no blank', karim, adds({ endpoint: `${device.endpoint} x` })),
  denies('an endpoint has no line after it', karim, adds({ endpoint: `${device.endpoint}\n` })),
  denies('an endpoint has no text before it', karim, adds({ endpoint: `x${device.endpoint}` })),
  denies('an endpoint has no letter that is not of ASCII', karim, adds({ endpoint: `${device.endpoint}é` })),
  denies('an endpoint is not a number', karim, adds({ endpoint: 7 })),
  allows('an endpoint may have a thousand characters', karim, adds({ endpoint: endpointOf(1000) })),
  denies('an endpoint has no more than a thousand characters', karim, adds({ endpoint: endpointOf(1001) })),
  ...(['p256dh', 'auth'] as const).flatMap((key) => [
    denies(`the key ${key} is not shorter`, karim, adds({ [key]: device[key].slice(1) })),
    denies(`the key ${key} is not longer`, karim, adds({ [key]: `${device[key]}x` })),
    denies(`the key ${key} is base64url`, karim, adds({ [key]: `${device[key].slice(1)}+` })),
    denies(`the key ${key} has no dot`, karim, adds({ [key]: `${device[key].slice(1)}.` })),
    denies(`the key ${key} is not a number`, karim, adds({ [key]: 7 })),
    denies(`a device does not lack ${key}`, karim, commits(set(path, without(device, key)))),
  ]),
  ...['0', '9', 'a', 'z', 'A', 'Z'].flatMap((character) => [
    allows(`a public key may consist of ${character}`, karim, adds({ p256dh: character.repeat(87) })),
    allows(`a secret may consist of ${character}`, karim, adds({ auth: character.repeat(22) })),
  ]),
  denies('a device is not dated in the past', karim, adds({ createdAt: inMinutes(-1) })),
  denies('a device is not dated in the future', karim, adds({ createdAt: inMinutes(1) })),
  denies('a device has no further field', karim, adds({ name: 'x' })),
  denies('a device does not lack its date', karim, commits(set(path, without(device, 'createdAt')))),
  ...[visitor, karim, claire, admin].flatMap((who) => {
    const name = who?.uid ?? 'a visitor';
    return [
      denies(`the mark of a push is not read by ${name}`, who, given(mark, gets(markPath))),
      denies(`marks of pushes are not listed by ${name}`, who, lists('message_pushes', 1)),
      denies(`the mark of a push is not stored by ${name}`, who, commits(set(markPath, { deviceIds: [] }))),
      denies(`the mark of a push is not deleted by ${name}`, who, given(mark, commits(remove(markPath)))),
      ...['search_pushes', 'ending_pushes', 'price_pushes', 'decision_pushes'].flatMap((collection) => {
        const own = `${collection}/karim`;
        const waiting = { [own]: { recipientId: 'karim', dueAt: inMinutes(5) } };
        return [
          denies(`a push of ${collection} is not read by ${name}`, who, given(waiting, gets(own))),
          denies(`pushes of ${collection} are not listed by ${name}`, who, given(waiting, lists(collection, 1))),
          denies(`a push of ${collection} is not made to wait by ${name}`, who, commits(set(own, { dueAt: now }))),
          denies(
            `a push of ${collection} is not put off by ${name}`,
            who,
            given(waiting, commits(change(own, { dueAt: now }))),
          ),
          denies(`a push of ${collection} is not deleted by ${name}`, who, given(waiting, commits(remove(own)))),
        ];
      }),
    ];
  }),
];
