import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../../../src/domain/messaging/calendarFile';
import { DAY, MINUTE } from '../../../../src/domain/shared/Instant';
import { AppointmentViewModel } from '../../../../src/presentation/messaging/appointments/AppointmentViewModel';
import { NOON } from '../../../support/builders/aListing';
import { aTextDownload } from '../../../support/doubles/aTextDownload';
import { VirtualTime } from '../../../support/time/VirtualTime';

function anAppointment(hasRoom = true) {
  const { download, files } = aTextDownload({ hasRoom });
  const time = new VirtualTime(NOON);
  const appointment = new AppointmentViewModel(download, time, time);
  appointment.start('velo~karim');
  return { appointment, files, time };
}

const typeAll = (appointment: AppointmentViewModel) => {
  appointment.type('day', '2026-06-17');
  appointment.type('time', '14:30');
  appointment.type('place', ' Gare de Lyon ');
};

test('what is typed becomes the proposal of an appointment', () => {
  const { appointment } = anAppointment();
  typeAll(appointment);
  expect(appointment.compose()).toEqual({
    kind: 'appointment',
    at: Date.UTC(2026, 5, 17, 12, 30),
    place: 'Gare de Lyon',
  });
  expect(appointment.errors).toEqual({ day: null, time: null, place: null });
});

test('what is typed stays in its conversation, also once it is sent, and goes in another one', () => {
  const { appointment } = anAppointment();
  typeAll(appointment);
  appointment.compose();
  appointment.start('velo~karim');
  expect(appointment.entries).toEqual({ day: '2026-06-17', time: '14:30', place: ' Gare de Lyon ' });
  appointment.start('velo~ines');
  expect(appointment.entries).toEqual({ day: '', time: '', place: '' });
});

test('an error goes when its field is changed, and all of them when the dialog is opened again', () => {
  const { appointment } = anAppointment();
  expect(appointment.compose()).toBeNull();
  expect(appointment.errors).toEqual({ day: 'missing', time: 'missing', place: 'too-short' });
  appointment.type('place', 'G');
  expect(appointment.errors).toEqual({ day: 'missing', time: 'missing', place: null });
  appointment.compose();
  appointment.type('day', '2026-06-01');
  expect(appointment.errors).toEqual({ day: null, time: null, place: 'too-short' });
  appointment.start('velo~karim');
  expect(appointment.errors).toEqual({ day: null, time: null, place: null });
});

test('the days of the next two months can be proposed', () => {
  expect(anAppointment().appointment.days()).toEqual({ first: '2026-06-15', last: '2026-08-14' });
});

test('the calendar file is downloaded under its name, as of now', () => {
  const { appointment, files } = anAppointment();
  const event = { id: 'rdv', at: NOON + DAY, place: 'Gare de Lyon', title: 'Rendez-vous' };
  expect(appointment.save('rendez-vous.ics', event)).toBe(true);
  expect([...files]).toEqual([['rendez-vous.ics', calendarFile(event, NOON)]]);
});

test('a browser without room has no calendar file', () => {
  const event = { id: 'rdv', at: NOON + DAY, place: 'Gare de Lyon', title: 'Rendez-vous' };
  expect(anAppointment(false).appointment.save('rendez-vous.ics', event)).toBe(false);
});

describe('following a moment', () => {
  test('the time moves on at the moment, and not before', async () => {
    const { appointment, time } = anAppointment();
    appointment.follow(NOON + 90 * MINUTE);
    await time.pass(90 * MINUTE - 1);
    expect(appointment.now).toBe(NOON);
    await time.pass(1);
    expect(appointment.now).toBe(NOON + 90 * MINUTE);
    expect(time.waits).toEqual([]);
  });

  test('a moment that has passed moves the time on at once', async () => {
    const { appointment, time } = anAppointment();
    await time.pass(MINUTE);
    appointment.follow(NOON);
    expect(appointment.now).toBe(NOON + MINUTE);
    expect(time.waits).toEqual([]);
  });

  test('the clock is looked at every minute, since timers rest while a device sleeps and cannot wait for a month', () => {
    const { appointment, time } = anAppointment();
    appointment.follow(NOON + 60 * DAY);
    expect(time.waits).toEqual([MINUTE]);
  });

  test('nothing is waited for once it is stopped, also after a minute', async () => {
    const { appointment, time } = anAppointment();
    const stop = appointment.follow(NOON + DAY);
    await time.pass(MINUTE);
    stop();
    expect(time.waits).toEqual([]);
  });
});
