import { describe, expect, test } from 'vitest';
import { openConfiguration } from '../../../src/domain/maintenance/AppConfiguration';
import { failure, success } from '../../../src/domain/shared/Result';
import { anAdministration } from '../../support/drivers/anAdministration';

const launch = Date.parse('2026-12-01T08:00Z');

describe('switching the mode', () => {
  test('stores it, once when pressed twice', async () => {
    const { administration, changes } = anAdministration();
    const first = administration.switch(true);
    expect(administration.status).toBe('switching');
    await Promise.all([first, administration.switch(true)]);
    expect(changes).toEqual([{ maintenance: true }]);
    expect(administration).toMatchObject({ status: 'idle', failure: null });
  });

  test('says why it could not, and forgets it with the next attempt', async () => {
    const { administration } = anAdministration({ answer: failure('offline') });
    await administration.switch(true);
    expect(administration.failure).toBe('offline');
    const next = administration.switch(true);
    expect(administration.failure).toBeNull();
    await next;
  });
});

describe('planning the launch', () => {
  test('shows what is stored, by the clocks of Paris', () => {
    const { administration, configuration } = anAdministration({
      stored: { targetDate: launch, countdownConfig: { days: 1, hours: 2, minutes: 3, seconds: 4 } },
    });
    expect(administration.entriesOf(configuration())).toEqual({
      targetDate: '2026-12-01T09:00',
      days: '1',
      hours: '2',
      minutes: '3',
      seconds: '4',
    });
    expect(administration.entriesOf(openConfiguration).targetDate).toBe('');
  });

  test('stores what was typed', async () => {
    const { administration, configuration } = anAdministration();
    administration.type(configuration(), 'targetDate', '2026-12-01T09:00');
    administration.type(configuration(), 'hours', '5');
    await administration.plan(configuration());
    expect(configuration()).toMatchObject({ targetDate: launch, countdownConfig: { hours: 5 } });
    expect(administration.isStored).toBe(true);
  });

  test('keeps what was typed when another admin changes something, and shows theirs once one’s own is stored', async () => {
    const { administration, become, configuration } = anAdministration();
    administration.type(configuration(), 'days', '7');
    become({ targetDate: launch });
    administration.notice();
    expect(administration.entriesOf(configuration())).toMatchObject({ targetDate: '', days: '7' });
    await administration.plan(configuration());
    become({ countdownConfig: { days: 8, hours: 0, minutes: 0, seconds: 0 } });
    administration.notice();
    expect(administration.entriesOf(configuration())).toMatchObject({ days: '8' });
  });

  test('says what cannot be stored, until it is mended', async () => {
    const { administration, changes, configuration } = anAdministration();
    administration.type(configuration(), 'hours', '99');
    administration.type(configuration(), 'days', 'x');
    await administration.plan(configuration());
    expect(administration.invalid).toEqual(['days', 'hours']);
    expect(changes).toEqual([]);
    administration.type(configuration(), 'days', '1');
    expect(administration.invalid).toEqual(['hours']);
  });

  test('loses nothing of what was typed when it cannot be stored', async () => {
    const { administration, configuration } = anAdministration({ answer: failure('denied') });
    administration.type(configuration(), 'days', '7');
    await administration.plan(configuration());
    expect(administration).toMatchObject({ failure: 'denied', isStored: false });
    expect(administration.entriesOf(configuration()).days).toBe('7');
  });

  test('does one thing at a time', async () => {
    const { administration, changes, configuration } = anAdministration();
    await Promise.all([administration.switch(true), administration.plan(configuration())]);
    expect(changes).toEqual([{ maintenance: true }]);
  });
});

test('counts who waits for the launch, and who came today', async () => {
  const { administration } = anAdministration({ subscribers: success(12), visitors: failure('denied') });
  expect(administration).toMatchObject({ subscribers: null, visitors: null });
  administration.count();
  await Promise.resolve();
  await Promise.resolve();
  expect(administration.subscribers).toEqual(success(12));
  expect(administration.visitors).toEqual(failure('denied'));
});
