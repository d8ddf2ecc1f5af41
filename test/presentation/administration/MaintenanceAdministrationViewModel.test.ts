import { describe, expect, test } from 'vitest';
import { openConfiguration } from '../../../src/domain/maintenance/AppConfiguration';
import { failure, success } from '../../../src/domain/shared/Result';
import { anAdministration } from '../../support/drivers/anAdministration';

const launch = Date.parse('2026-12-01T08:00Z');

describe('switching maintenance', () => {
  test('a double click stores the mode once', async () => {
    const { administration, changes } = anAdministration();
    const first = administration.switch(true);
    expect(administration.status).toBe('switching');
    await Promise.all([first, administration.switch(true)]);
    expect(changes).toEqual([{ maintenance: true }]);
    expect(administration).toMatchObject({ status: 'idle', failure: null });
  });

  test('a failure shows until the next attempt', async () => {
    const { administration } = anAdministration({ answer: failure('offline') });
    await administration.switch(true);
    expect(administration.failure).toBe('offline');
    const next = administration.switch(true);
    expect(administration.failure).toBeNull();
    await next;
  });
});

describe('planning the launch', () => {
  test('the form shows the stored launch in Paris time', () => {
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

  test('a save stores what was typed', async () => {
    const { administration, configuration } = anAdministration();
    administration.type(configuration(), 'targetDate', '2026-12-01T09:00');
    administration.type(configuration(), 'hours', '5');
    await administration.plan(configuration());
    expect(configuration()).toMatchObject({ targetDate: launch, countdownConfig: { hours: 5 } });
    expect(administration.isStored).toBe(true);
  });

  test('typed entries stay when another admin changes the launch, and after a save the stored launch shows again', async () => {
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

  test('an invalid entry has an error until it is corrected', async () => {
    const { administration, changes, configuration } = anAdministration();
    administration.type(configuration(), 'hours', '99');
    administration.type(configuration(), 'days', 'x');
    await administration.plan(configuration());
    expect(administration.invalid).toEqual(['days', 'hours']);
    expect(changes).toEqual([]);
    administration.type(configuration(), 'days', '1');
    expect(administration.invalid).toEqual(['hours']);
  });

  test('typed entries stay when they cannot be stored', async () => {
    const { administration, configuration } = anAdministration({ answer: failure('denied') });
    administration.type(configuration(), 'days', '7');
    await administration.plan(configuration());
    expect(administration).toMatchObject({ failure: 'denied', isStored: false });
    expect(administration.entriesOf(configuration()).days).toBe('7');
  });

  test('a second change is ignored while one is pending', async () => {
    const { administration, changes, configuration } = anAdministration();
    await Promise.all([administration.switch(true), administration.plan(configuration())]);
    expect(changes).toEqual([{ maintenance: true }]);
  });
});

test('subscribers and today’s visitors are counted', async () => {
  const { administration } = anAdministration({ subscribers: success(12), visitors: failure('denied') });
  expect(administration).toMatchObject({ subscribers: null, visitors: null });
  administration.count();
  await Promise.resolve();
  await Promise.resolve();
  expect(administration.subscribers).toEqual(success(12));
  expect(administration.visitors).toEqual(failure('denied'));
});
