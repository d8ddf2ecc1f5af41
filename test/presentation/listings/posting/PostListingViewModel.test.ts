import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { emptyDraft } from '../../../../src/domain/listings/draft/ListingDraft';
import { aDraft } from '../../../support/builders/aDraft';
import { aListing, nantes } from '../../../support/builders/aListing';
import { aDeferred } from '../../../support/doubles/aDeferred';
import { aFile, aPosting, aPreparedPhoto, aProfile } from '../../../support/builders/aPosting';
import { eventually } from '../../../support/time/eventually';

describe('errors of the draft', () => {
  test('errors are shown once the person has tried to publish, and go as they are corrected', () => {
    const { viewModel } = aPosting();
    viewModel.start();
    expect(viewModel.shownErrors.size).toBe(0);
    expect(viewModel.check()).toBe(false);
    expect([...viewModel.shownErrors.keys()]).toEqual(['title', 'categoryId', 'description', 'location']);
    viewModel.writing.change(aDraft({ id: viewModel.draft.id, location: null }));
    expect([...viewModel.shownErrors.keys()]).toEqual(['location']);
    viewModel.writing.change({ location: nantes });
    expect(viewModel.check()).toBe(true);
  });

  test('a draft with an error has no preview', () => {
    const { viewModel } = aPosting({ storedDraft: aDraft({ location: null }) });
    viewModel.start();
    expect(viewModel.preview).toBeNull();
    viewModel.writing.change({ location: nantes });
    expect(viewModel.preview).toMatchObject({
      title: 'Vélo de ville',
      ownerId: 'karim',
      seller: { name: 'Karim' },
      state: 'online',
    });
  });
});

describe('proposals and warnings', () => {
  test('categories are proposed, and only fields that apply to the choices are asked for', () => {
    const { viewModel, writing } = aPosting({
      storedDraft: { ...emptyDraft('x'), title: 'Appartement T3', categoryId: 'ventes-immobilieres' },
    });
    viewModel.start();
    expect(viewModel.proposals.map(({ id }) => id)).toContain('ventes-immobilieres');
    const ids = () => viewModel.fields.map(({ id }) => id);
    expect(ids()).not.toContain('rooms');
    writing.changeField('propertyType', 'appartement');
    expect(ids()).toContain('rooms');
    writing.change({ categoryId: null });
    expect(ids()).toEqual([]);
  });

  test('a listing with the same title and contact details in the texts cause no errors', async () => {
    const twin = aListing({ id: 'autre', title: 'VELO de ville' });
    const { viewModel, writing } = aPosting({ storedDraft: aDraft(), own: [twin] });
    viewModel.start();
    await eventually(() => expect(viewModel.duplicate).toEqual(twin));
    writing.change({ title: 'Vélo 06 12 34 56 78', description: 'Écrivez à claire@exemple.fr' });
    expect(viewModel.duplicate).toBeUndefined();
    expect(viewModel.errors.size).toBe(0);
  });

  test('a draft is not its own duplicate', async () => {
    const { viewModel } = aPosting({ storedDraft: aDraft(), own: [aListing({ id: 'velo' })] });
    viewModel.start();
    await eventually(() => expect(viewModel.own.listings).toHaveLength(1));
    expect(viewModel.duplicate).toBeUndefined();
  });
});

describe('publishing', () => {
  test('publishing waits for the stored profile of a person who has just signed in', async () => {
    const { viewModel, published, session } = aPosting({
      storedDraft: aDraft(),
      profile: aProfile({ displayName: 'Utilisateur karim' }),
      profileSource: 'provisional',
    });
    viewModel.start();
    const publication = viewModel.publish();
    await eventually(() => expect(viewModel.status).toBe('publishing'));
    expect(published).toEqual([]);
    session.show(aProfile());
    await publication;
    expect(published.map(({ seller }) => seller.name)).toEqual(['Karim']);
  });

  test('publishing fails without losing the draft when the stored profile does not come in time', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { viewModel, published, session, drafts } = aPosting({
      storedDraft: aDraft(),
      profile: aProfile({ displayName: 'Utilisateur karim' }),
      profileSource: 'provisional',
    });
    viewModel.start();
    const publication = viewModel.publish();
    await vi.advanceTimersByTimeAsync(20_000);
    await publication;
    expect(viewModel).toMatchObject({ status: 'editing', failure: 'timeout' });
    expect(published).toEqual([]);
    expect(drafts.get('karim')).toEqual(aDraft());
    session.show(aProfile());
    await viewModel.publish();
    expect(viewModel).toMatchObject({ status: 'published', failure: null });
  });

  test('publishing several times puts the listing online once and deletes the draft', async () => {
    const { viewModel, published, drafts, otherTab } = aPosting({ storedDraft: aDraft() });
    viewModel.start();
    await Promise.all([viewModel.publish(), viewModel.publish()]);
    await viewModel.publish();
    expect(published).toHaveLength(1);
    expect(viewModel).toMatchObject({ status: 'published', published: { id: 'velo' }, failure: null });
    expect(drafts.size).toBe(0);
    otherTab(null);
    expect(viewModel.draft.id).toBe('velo');
  });

  test.each(['full', 'unavailable', 'blocked', 'denied', 'unknown'] as const)(
    'a failure (%s) is shown, and publishing can be retried',
    async (reason) => {
      let answer: Result<void, typeof reason> = failure(reason);
      const { viewModel, drafts } = aPosting({ storedDraft: aDraft(), publish: () => Promise.resolve(answer) });
      viewModel.start();
      await viewModel.publish();
      expect(viewModel).toMatchObject({ status: 'editing', failure: reason });
      expect(drafts.get('karim')).toEqual(aDraft());
      answer = success();
      await viewModel.publish();
      expect(viewModel).toMatchObject({ status: 'published', failure: null });
    },
  );

  test('a publication beyond the limit of an hour is refused until then, and the draft is kept', async () => {
    const tooMany = { kind: 'too-many', until: 5 } as const;
    const { viewModel, drafts } = aPosting({
      storedDraft: aDraft(),
      publish: () => Promise.resolve(failure(tooMany)),
    });
    viewModel.start();
    await viewModel.publish();
    expect(viewModel).toMatchObject({ status: 'editing', failure: tooMany });
    expect(drafts.get('karim')).toEqual(aDraft());
  });

  test('publishing beyond the quota is refused', async () => {
    const { viewModel } = aPosting({ storedDraft: aDraft(), profile: aProfile({ freeListingsCount: 1_000_000 }) });
    viewModel.start();
    await viewModel.publish();
    expect(viewModel.failure).toBe('quota-reached');
  });

  test('publishing an invalid draft shows every error instead', async () => {
    const { viewModel, published } = aPosting({ storedDraft: aDraft({ title: '' }) });
    viewModel.start();
    await viewModel.publish();
    expect(published).toEqual([]);
    expect(viewModel.failure).toBeNull();
    expect([...viewModel.shownErrors.keys()]).toEqual(['title']);
  });

  test('publishing waits for pending photos', async () => {
    const preparation = aDeferred<ReturnType<typeof success<typeof aPreparedPhoto>>>();
    const { viewModel, photos, published } = aPosting({ storedDraft: aDraft(), prepare: () => preparation.promise });
    viewModel.start();
    void photos.add([aFile('velo.jpg')]);
    const publication = viewModel.publish();
    expect([viewModel.status, published]).toEqual(['publishing', []]);
    preparation.resolve(success(aPreparedPhoto));
    await publication;
    expect(published[0]?.photos).toHaveLength(1);
  });

  test('publishing fails when a pending photo is refused', async () => {
    const { viewModel, photos, published } = aPosting({
      storedDraft: aDraft(),
      prepare: () => Promise.resolve(failure('broken')),
    });
    viewModel.start();
    void photos.add([aFile('velo.jpg')]);
    await viewModel.publish();
    expect([viewModel.failure, published]).toEqual(['photos-refused', []]);
    await viewModel.publish();
    expect(published).toHaveLength(1);
  });

  test('nothing is published when the person has signed out meanwhile', async () => {
    const { viewModel, session, published, drafts } = aPosting({ storedDraft: aDraft() });
    viewModel.start();
    const publication = viewModel.publish();
    session.show(null);
    await publication;
    expect([viewModel.status, published, drafts.get('karim')]).toEqual(['editing', [], aDraft()]);
  });

  test('publishing succeeds when another tab publishes the same draft at the same time', async () => {
    const answer = aDeferred<ReturnType<typeof failure<'already-published'>>>();
    const { viewModel, otherTab } = aPosting({ storedDraft: aDraft(), publish: () => answer.promise });
    viewModel.start();
    const publication = viewModel.publish();
    await Promise.resolve();
    otherTab(null);
    answer.resolve(failure('already-published'));
    await publication;
    expect(viewModel.published?.id).toBe('velo');
  });
});
