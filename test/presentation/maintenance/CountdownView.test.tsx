import { act, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openConfiguration, type AppConfiguration } from '../../../src/domain/maintenance/AppConfiguration';
import { CountdownView } from '../../../src/presentation/maintenance/CountdownView';
import { CountdownViewModel } from '../../../src/presentation/maintenance/CountdownViewModel';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { VirtualTime } from '../../support/time/VirtualTime';
import { countdownViewModel } from '../../../src/presentation/maintenance/viewModels';

/** Nine o’clock in Paris on 1 December 2026. */
const launch = Date.parse('2026-12-01T08:00Z');

function showCountdown(configuration: Partial<AppConfiguration>, now: number) {
  const time = new VirtualTime(now);
  const source = aViewModelSource(given(countdownViewModel, () => new CountdownViewModel(time, time)));
  const page = (changes: Partial<AppConfiguration>) => (
    <ViewModelContext value={source}>
      <CountdownView configuration={{ ...openConfiguration, ...changes }} />
    </ViewModelContext>
  );
  const { rerender, unmount } = render(page(configuration));
  return {
    time,
    pass: (milliseconds: number) => act(() => time.pass(milliseconds)),
    change: (changes: Partial<AppConfiguration>) => rerender(page(changes)),
    unmount,
  };
}

const tags = () => screen.getByRole('timer', { name: 'Compte à rebours du lancement' }).textContent;

describe('the countdown', () => {
  test('the countdown shows days, hours, minutes, seconds and the opening in Paris time', () => {
    showCountdown({ targetDate: launch }, launch - (2 * 86_400 + 3 * 3600 + 4 * 60 + 5) * 1000);
    expect(tags()).toBe('02 Jours03 Heures04 Minutes05 Secondes');
    expect(screen.getByText('Ouverture le mardi 1er décembre 2026 à 9 h, heure de Paris')).toBeVisible();
  });

  test('the countdown follows the seconds of the clock', async () => {
    const { pass } = showCountdown({ targetDate: launch }, launch - 10_400);
    expect(tags()).toContain('11 Secondes');
    await pass(400);
    expect(tags()).toContain('10 Secondes');
    await pass(9_000);
    expect(tags()).toContain('01 Secondes');
  });

  test('the launch is announced as due once its date has passed', async () => {
    const { pass } = showCountdown({ targetDate: launch }, launch - 1000);
    await pass(1000);
    expect(tags()).toBe('00 Jours00 Heures00 Minutes00 Secondes');
    expect(screen.getByText(/nous ouvrons d’un instant à l’autre/)).toBeVisible();
  });

  test('the countdown follows a changed date', () => {
    const { change } = showCountdown({ targetDate: launch }, launch - 60_000);
    change({ targetDate: launch + 3_600_000 });
    expect(tags()).toBe('00 Jours01 Heures01 Minutes00 Secondes');
  });

  test('an estimated duration without a date is shown and does not count down', async () => {
    const { pass } = showCountdown({ countdownConfig: { days: 3, hours: 12, minutes: 0, seconds: 30 } }, launch);
    await pass(5000);
    expect(tags()).toBe('03 Jours12 Heures00 Minutes30 Secondes');
    expect(screen.getByText(/selon notre estimation/)).toBeVisible();
  });

  test('a launch without date or duration is announced for later', () => {
    showCountdown({}, launch);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('La date du lancement sera bientôt annoncée.')).toBeVisible();
  });

  test('the countdown stops when it is unmounted', () => {
    const { time, unmount } = showCountdown({ targetDate: launch }, launch - 60_000);
    expect(time.waits).toHaveLength(1);
    unmount();
    expect(time.waits).toEqual([]);
  });
});
