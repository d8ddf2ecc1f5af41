import { describe, expect, test } from 'vitest';
import type { MessageDrafts } from '../../../src/application/messaging/MessageDrafts';
import type { QueuedMessage } from '../../../src/application/messaging/MessageOutbox';
import { SendMessage } from '../../../src/application/messaging/SendMessage';
import type { PhotoPreparation, PickedFile } from '../../../src/application/listings/PhotoPreparation';
import type { PhotoRepository, PreparedPhoto } from '../../../src/application/listings/PhotoRepository';
import { failure, success } from '../../../src/domain/shared/Result';
import { ComposerViewModel } from '../../../src/presentation/messaging/ComposerViewModel';
import { anOpening } from '../../support/aConversation';
import { aMessageOutbox } from '../../support/aMessageOutbox';

const file: PickedFile = { name: 'roue.jpg', size: 3, type: 'image/jpeg', arrayBuffer: () => Promise.resolve(new ArrayBuffer(3)) };
const picture = { bytes: new Uint8Array(3), type: 'image/webp' };
const prepared: PreparedPhoto = { width: 8, height: 6, renditions: { thumbnail: picture, card: picture, page: picture } };
const photo = { id: 'karim~p', width: 8, height: 6 };

function composing(
  kept: Readonly<Record<string, string>> = {},
  { prepare = () => Promise.resolve(success(prepared)), store = () => Promise.resolve(success(photo)) }: Partial<PhotoPreparation & Pick<PhotoRepository, 'store'>> = {},
) {
  const texts = new Map(Object.entries(kept));
  let tell: (text: string) => void = () => undefined;
  const drafts: MessageDrafts = {
    of: (id, uid) => texts.get(`${id} ${uid}`) ?? '',
    save: (id, uid, text) => void (text === '' ? texts.delete(`${id} ${uid}`) : texts.set(`${id} ${uid}`, text)),
    watch: (_id, _uid, listener) => ((tell = listener), () => undefined),
  };
  const outbox = aMessageOutbox();
  let last = 0;
  const send = new SendMessage(outbox, { newId: () => `id${(last += 1)}` }, { now: () => 0 });
  const composer = new ComposerViewModel(send, drafts, { prepare }, { store });
  composer.start('velo~karim', 'karim');
  return { composer, texts, sent: () => outbox.of('karim').map(({ content }: QueuedMessage) => content), outbox, elsewhere: (text: string) => tell(text) };
}

describe('a draft', () => {
  test('is kept at every keystroke, taken up again, and shared by tabs', () => {
    const { composer, texts, elsewhere } = composing({ 'velo~karim karim': 'Bonj' });
    expect(composer.text).toBe('Bonj');
    composer.type('Bonjour');
    expect(texts.get('velo~karim karim')).toBe('Bonjour');
    elsewhere('Bonjour !');
    expect(composer.text).toBe('Bonjour !');
  });

  test('written before signing in comes along, once', () => {
    const { composer, texts } = composing({ 'velo ': 'Encore là ?' });
    expect(composer.text).toBe('Encore là ?');
    expect([...texts]).toEqual([['velo~karim karim', 'Encore là ?']]);
  });

  test('written before signing in takes nothing’s place', () => {
    const { composer, texts } = composing({ 'velo ': 'Encore là ?', 'velo~karim karim': 'Mieux' });
    expect(composer.text).toBe('Mieux');
    expect([...texts]).toEqual([['velo~karim karim', 'Mieux']]);
  });

  test('is left alone by the seller’s conversations', () => {
    const { composer, texts } = composing({ 'velo ': 'Encore là ?' });
    composer.start('velo~ines', 'karim');
    expect(texts.has('velo ')).toBe(false);
    texts.set('velo ', 'Autre');
    composer.start('velo~ines', 'karim');
    expect(texts.get('velo ')).toBe('Autre');
  });

  test('warns of what readers are warned of', () => {
    const { composer } = composing();
    composer.type('06 12 34 56 78');
    expect(composer.risks).toEqual(['phone']);
  });
});

describe('sending', () => {
  test('a text empties the draft: a second click finds nothing to send', () => {
    const { composer, sent, texts, outbox } = composing();
    composer.type('Bonjour');
    expect(composer.sendText(anOpening)).toBe(true);
    expect(composer.sendText(anOpening)).toBe(false);
    expect([sent(), texts.size, composer.error]).toEqual([[{ kind: 'text', text: 'Bonjour' }], 0, 'empty']);
    expect(outbox.of('karim')[0]).toMatchObject({ conversationId: 'velo~karim', authorId: 'karim', opening: anOpening });
    composer.type('x'.repeat(2001));
    expect([composer.error, composer.sendText(null), composer.error]).toEqual([null, false, 'too-long']);
  });

  test('an offer is a price, sent once', () => {
    const { composer, sent } = composing();
    expect(composer.sendOffer(null)).toBe(false);
    composer.beginOffer();
    composer.typeOffer('beaucoup');
    expect([composer.sendOffer(null), composer.isOfferWrong]).toEqual([false, true]);
    composer.typeOffer('90 €');
    expect(composer.isOfferWrong).toBe(false);
    expect([composer.sendOffer(null), composer.sendOffer(null), composer.offer]).toEqual([true, false, null]);
    expect(sent()).toEqual([{ kind: 'offer', euros: 90 }]);
  });
});

describe('a photo', () => {
  test('is prepared, stored, then said', async () => {
    const shares: number[] = [];
    const { composer, sent } = composing({}, {
      prepare: (_file, onProgress) => (onProgress(0.5), shares.push(composer.photos[0]?.progress ?? NaN), Promise.resolve(success(prepared))),
      store: (_uid, _photo, onProgress) => (onProgress?.(0.5), shares.push(composer.photos[0]?.progress ?? NaN), Promise.resolve(success(photo))),
    });
    await composer.sendPhoto(file, null);
    expect([sent(), composer.photos, shares]).toEqual([[{ kind: 'photo', photo }], [], [0.25, 0.75]]);
  });

  test('that is none says so', async () => {
    const { composer, sent } = composing({}, { prepare: () => Promise.resolve(failure('heic')) });
    await composer.sendPhoto(file, null);
    expect([composer.photos.map((one) => one.failure), sent()]).toEqual([['heic'], []]);
  });

  test('without network stays, and goes when tried again', async () => {
    let isOffline = true;
    const { composer, sent } = composing({}, { store: () => Promise.resolve(isOffline ? failure('offline') : success(photo)) });
    await composer.sendPhoto(file, null);
    const [waiting] = composer.photos;
    expect(waiting?.failure).toBe('offline');
    isOffline = false;
    if (waiting !== undefined) await composer.sendPhotoAgain(waiting, null);
    expect([sent(), composer.photos]).toEqual([[{ kind: 'photo', photo }], []]);
  });

  test('that is taken back on its way is not said', async () => {
    const { composer, sent } = composing({}, { prepare: () => (composer.dismissPhoto(1), Promise.resolve(success(prepared))) });
    await composer.sendPhoto(file, null);
    expect(sent()).toEqual([]);
  });
});
