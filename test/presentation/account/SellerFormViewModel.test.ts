import { describe, expect, test } from 'vitest';
import { SaveSellerDefaults } from '../../../src/application/preferences/SaveSellerDefaults';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { defaultPreferences, type Preferences } from '../../../src/domain/preferences/Preferences';
import { failure, success } from '../../../src/domain/shared/Result';
import { SellerFormViewModel } from '../../../src/presentation/account/SellerFormViewModel';
import { aSession, someFormDrafts } from '../../support/drivers/anAccountPage';
const company = { sellerKind: 'professional' as const, companyName: 'Vélos du Port', siret: '73282932000074' };

function aForm(
  savedDrafts: Record<string, object> = {},
  first: BackendResult<Preferences> = success(defaultPreferences),
) {
  const session = aSession();
  const { drafts, port } = someFormDrafts(savedDrafts);
  const stored: unknown[] = [];
  const outcomes: BackendResult<void>[] = [];
  let emit: (result: BackendResult<Preferences>) => void = () => undefined;
  const preferences = {
    subscribe: (_uid: string, listener: (result: BackendResult<Preferences>) => void) => {
      emit = listener;
      listener(first);
      return () => undefined;
    },
    change: async (_uid: string, changes: Partial<Preferences>) => {
      const outcome = outcomes.shift() ?? success();
      if (outcome.ok) stored.push(changes.seller);
      return outcome;
    },
  };
  const form = new SellerFormViewModel(
    session,
    preferences,
    new SaveSellerDefaults(preferences, { change: async () => success() }),
    port,
  );
  form.start();
  return { session, drafts, stored, outcomes, form, emit: (result: BackendResult<Preferences>) => emit(result) };
}

describe('SellerFormViewModel', () => {
  test('saving stores the normalised entries', async () => {
    const { drafts, form, stored } = aForm();
    form.type({ ...company, siret: '732 829 320 00074' });
    expect(drafts.get('seller claire')).toMatchObject({ siret: '732 829 320 00074' });
    await form.save();
    expect(stored).toEqual([{ ...defaultPreferences.seller, ...company }]);
    expect(form).toMatchObject({ saved: 1, isChanged: false, entries: { siret: '73282932000074' } });
    expect(drafts.size).toBe(0);
  });

  test('the form starts with the draft of an earlier visit', () => {
    const { form } = aForm({ 'seller claire': { companyName: 'VP', sellerKind: 'professional' } });
    expect(form).toMatchObject({ isChanged: true, entries: { companyName: 'VP' } });
  });

  test('an invalid entry has an error until it is typed again', async () => {
    const { form } = aForm();
    form.type({ sellerKind: 'professional' });
    await form.save();
    expect([...form.errors.keys()]).toEqual(['companyName', 'siret']);
    form.type({ siret: '7' });
    expect([...form.errors.keys()]).toEqual(['companyName']);
  });

  test('entries stay when they cannot be stored, and when they change during a save', async () => {
    const { form, outcomes } = aForm();
    outcomes.push(failure('full'));
    form.type({ handover: { inPerson: true, delivery: true } });
    await Promise.all([form.save(), form.save()]);
    expect(form).toMatchObject({ failure: 'full', isChanged: true, saved: 0 });
    const saving = form.save();
    form.type({ placeText: 'Nan' });
    await saving;
    expect(form).toMatchObject({ failure: null, isChanged: true, saved: 1, entries: { placeText: 'Nan' } });
  });

  test('a reset restores what is stored', () => {
    const { form } = aForm();
    form.type({ companyName: 'VP' });
    expect(form.reset()).toMatchObject({ companyName: 'VP' });
    expect(form.isChanged).toBe(false);
  });

  test('what another tab stores shows only while the form is unchanged', () => {
    const { form, emit } = aForm();
    emit(success({ ...defaultPreferences, seller: { ...defaultPreferences.seller, ...company } }));
    expect(form.entries.companyName).toBe('Vélos du Port');
    form.type({ companyName: 'VP' });
    emit(success(defaultPreferences));
    expect(form.entries.companyName).toBe('VP');
  });

  test('the form has a failure when the preferences cannot be loaded, and can retry', () => {
    const { form, emit } = aForm({}, failure('offline'));
    expect(form.status).toBe('offline');
    form.retry();
    expect(form).toMatchObject({ status: 'loading', attempt: 1 });
    emit(success(defaultPreferences));
    emit(failure('offline'));
    expect(form.status).toBe('editing');
  });

  test('a save after the session has ended fails as signed out', async () => {
    const { form, session } = aForm();
    session.show(null);
    await form.save();
    expect(form.failure).toBe('signed-out');
  });
});
