import { describe, expect, test } from 'vitest';
import {
  APPOINTMENT_DURATION,
  appointmentEnd,
  appointmentState,
  appointmentStatuses,
  currentAppointment,
  takingBack,
  type AppointmentState,
  type AppointmentStatus,
} from '../../../src/domain/messaging/appointmentStatuses';
import {
  composeAppointment,
  isNear,
  type AppointmentEntries,
  type AppointmentErrors,
} from '../../../src/domain/messaging/composeAppointment';
import type { MessageContent } from '../../../src/domain/messaging/Message';
import { DAY, MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';

/** 26 November 2026, noon in Paris. */
const now = Date.UTC(2026, 10, 26, 11);
const typed: AppointmentEntries = { day: '2026-11-28', time: '14:30', place: 'Gare de Lyon, hall 1' };
const at = Date.UTC(2026, 10, 28, 13, 30);

describe('composeAppointment', () => {
  const compose = (changes: Partial<AppointmentEntries> = {}) => composeAppointment({ ...typed, ...changes }, now);
  const fine: AppointmentErrors = { day: null, time: null, place: null };

  test('a day and a time in Paris and a place are an appointment', () => {
    expect(compose()).toEqual(success({ kind: 'appointment', at, place: 'Gare de Lyon, hall 1' }));
  });

  test('the time is that of Paris in summer too', () => {
    const summer = composeAppointment({ ...typed, day: '2026-07-01' }, Date.UTC(2026, 5, 15));
    expect(summer).toMatchObject({ value: { at: Date.UTC(2026, 6, 1, 12, 30) } });
  });

  test.each([
    ['  Gare\n de \t Lyon ', 'Gare de Lyon'],
    ['Gare\u0085de Lyon', 'Gare de Lyon'],
    ['bar', 'bar'],
    ['x'.repeat(120), 'x'.repeat(120)],
  ])('the place %j is stored as %j', (place, stored) => {
    expect(compose({ place })).toMatchObject({ value: { place: stored } });
  });

  test.each<readonly [changes: Partial<AppointmentEntries>, errors: Partial<AppointmentErrors>]>([
    [{ day: '' }, { day: 'missing' }],
    [{ day: 'demain' }, { day: 'missing' }],
    [{ time: '' }, { time: 'missing' }],
    [
      { day: '', time: '' },
      { day: 'missing', time: 'missing' },
    ],
    [{ day: '2026-11-25' }, { day: 'past' }],
    [{ day: '2026-11-26', time: '12:00' }, { time: 'past' }],
    [{ day: '2027-01-25', time: '12:01' }, { day: 'too-far' }],
    [{ place: '' }, { place: 'too-short' }],
    [{ place: ' ab ' }, { place: 'too-short' }],
    [{ place: '🏠🏠' }, { place: 'too-short' }],
    [{ place: 'x'.repeat(121) }, { place: 'too-long' }],
    [{ place: '🏠'.repeat(61) }, { place: 'too-long' }],
    [
      { day: '2026-11-25', place: '' },
      { day: 'past', place: 'too-short' },
    ],
  ])('what is typed as %j has the errors %j', (changes, errors) => {
    expect(compose(changes)).toEqual(failure({ ...fine, ...errors }));
  });

  test.each([
    { day: '2026-11-26', time: '12:01' },
    { day: '2027-01-25', time: '12:00' },
  ])('the first and the last moment can be proposed: %j', (moment) => expect(compose(moment).ok).toBe(true));
});

describe('isNear', () => {
  test.each<readonly [content: MessageContent, isIt: boolean]>([
    [{ kind: 'text', text: 'Bonjour' }, true],
    [{ kind: 'appointment', at: 0, place: 'Gare' }, true],
    [{ kind: 'appointment', at: now + 61 * DAY, place: 'Gare' }, true],
    [{ kind: 'appointment', at: now + 61 * DAY + 1, place: 'Gare' }, false],
    [{ kind: 'confirmation', at: now + 99 * DAY, place: 'Gare', offerId: 'a' }, true],
  ])('the content %j is near enough to be stored: %s', (content, isIt) => expect(isNear(content, now)).toBe(isIt));
});

const entry = (id: string, content: MessageContent) => ({ id, content });
const proposal = (id: string) => entry(id, { kind: 'appointment', at, place: `chez ${id}` });
const confirms = (offerId: string) =>
  entry(`${offerId}~answer`, { kind: 'confirmation', at, place: `chez ${offerId}`, offerId });
const declines = (offerId: string) =>
  entry(`${offerId}~answer`, { kind: 'decline', at, place: `chez ${offerId}`, offerId });
const withdraws = (offerId: string) =>
  entry(`${offerId}~answer`, { kind: 'withdrawal', at, place: `chez ${offerId}`, offerId });
const cancels = (offerId: string) =>
  entry(`${offerId}~cancellation`, { kind: 'cancellation', at, place: `chez ${offerId}`, offerId });
const others = [
  entry('offre', { kind: 'offer', euros: 10 }),
  entry('offre~answer', { kind: 'acceptance', euros: 10, offerId: 'offre' }),
  entry('t', { kind: 'text', text: 'Bonjour' }),
];

describe('appointmentStatuses', () => {
  test.each([
    [[], {}],
    [others, {}],
    [[proposal('a'), ...others], { a: 'pending' }],
    [[proposal('a'), confirms('a')], { a: 'accepted' }],
    [[proposal('a'), declines('a')], { a: 'refused' }],
    [[proposal('a'), proposal('b')], { a: 'outdated', b: 'pending' }],
    [[proposal('a'), confirms('a'), proposal('b')], { a: 'accepted', b: 'pending' }],
    [[proposal('a'), confirms('a'), proposal('b'), declines('b')], { a: 'accepted', b: 'refused' }],
    [[proposal('a'), confirms('a'), proposal('b'), confirms('b')], { a: 'outdated', b: 'accepted' }],
    [[proposal('a'), declines('a'), proposal('b'), confirms('b')], { a: 'refused', b: 'accepted' }],
    [[proposal('a'), proposal('b'), confirms('a')], { a: 'accepted', b: 'pending' }],
    [[confirms('gone')], { gone: 'accepted' }],
    [[proposal('a'), withdraws('a')], { a: 'withdrawn' }],
    [[proposal('a'), withdraws('a'), proposal('b')], { a: 'withdrawn', b: 'pending' }],
    [[proposal('a'), confirms('a'), cancels('a')], { a: 'cancelled' }],
    [[proposal('a'), confirms('a'), cancels('a'), proposal('b'), confirms('b')], { a: 'cancelled', b: 'accepted' }],
    [[proposal('a'), confirms('a'), proposal('b'), confirms('b'), cancels('b')], { a: 'outdated', b: 'cancelled' }],
  ])('the appointments of case %# have their statuses', (messages, statuses) => {
    expect(Object.fromEntries(appointmentStatuses(messages))).toEqual(statuses);
  });
});

describe('currentAppointment', () => {
  test.each([
    [[], null],
    [[...others, proposal('a')], null],
    [[proposal('a'), declines('a')], null],
    [[proposal('a'), confirms('a'), ...others], 'chez a'],
    [[confirms('a'), proposal('b'), declines('b')], 'chez a'],
    [[confirms('a'), proposal('b'), confirms('b')], 'chez b'],
    [[proposal('a'), confirms('a'), cancels('a')], null],
    [[confirms('a'), cancels('a'), confirms('b')], 'chez b'],
    [[confirms('a'), confirms('b'), cancels('b')], null],
    [[confirms('a'), confirms('b'), cancels('a')], 'chez b'],
  ])('the appointment of case %# is what both have agreed on last', (messages, place) => {
    expect(currentAppointment(messages)).toEqual(place === null ? null : { at, place });
  });
});

describe('appointmentState', () => {
  test('an appointment lasts half an hour', () => expect(APPOINTMENT_DURATION).toBe(30 * MINUTE));

  test.each<readonly [status: AppointmentStatus, age: number, state: AppointmentState]>([
    ['pending', -1, 'pending'],
    ['pending', 0, 'past'],
    ['accepted', 30 * MINUTE - 1, 'accepted'],
    ['accepted', 30 * MINUTE, 'past'],
    ['refused', DAY, 'refused'],
    ['outdated', DAY, 'outdated'],
    ['withdrawn', DAY, 'withdrawn'],
    ['cancelled', DAY, 'cancelled'],
  ])('an appointment that is %s is, %d ms after its moment, %s', (status, age, state) => {
    expect(appointmentState(status, at, at + age)).toBe(state);
  });
});

describe('appointmentEnd', () => {
  test.each<readonly [status: AppointmentStatus, age: number | null]>([
    ['pending', 0],
    ['accepted', 30 * MINUTE],
    ['refused', null],
    ['outdated', null],
    ['withdrawn', null],
    ['cancelled', null],
  ])('an appointment that is %s ends so long after its moment: %s', (status, age) => {
    expect(appointmentEnd(status, at)).toBe(age === null ? null : at + age);
  });
});

describe('takingBack', () => {
  test.each<readonly [status: AppointmentStatus, isOwn: boolean, how: ReturnType<typeof takingBack>]>([
    ['pending', true, 'withdrawal'],
    ['pending', false, null],
    ['accepted', true, 'cancellation'],
    ['accepted', false, 'cancellation'],
    ['refused', true, null],
    ['outdated', true, null],
    ['withdrawn', true, null],
    ['cancelled', true, null],
  ])(
    'an appointment that is %s, of the reader’s own: %s, is taken back before its moment by %s',
    (status, isOwn, how) => {
      expect(takingBack(status, isOwn, at, at - 1)).toBe(how);
      expect(takingBack(status, isOwn, at, at)).toBeNull();
    },
  );
});
