import { makeAutoObservable, runInAction } from 'mobx';
import type { ArchiveDownload } from '../../../application/privacy/ArchiveDownload';
import type { ExportPersonalData } from '../../../application/privacy/ExportPersonalData';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';

/** The names of the files in the archive, and the text of its read-me. */
export interface ArchiveWords {
  readonly archive: string;
  readonly data: string;
  readonly photos: string;
  readonly readMe: { readonly path: string; readonly text: string };
}

/** Exports all data of the person as one archive. */
export class ExportViewModel {
  status: 'idle' | 'gathering' | 'packing' | 'saved' = 'idle';
  /** Of packing, from 0 to 1. */
  progress = 0;
  failure: BackendFailure | 'failed' | null = null;
  /** How many pictures could not be downloaded. */
  missing = 0;
  readonly #session: SessionViewModel;
  readonly #export: ExportPersonalData;
  readonly #download: ArchiveDownload;

  constructor(session: SessionViewModel, exportData: ExportPersonalData, download: ArchiveDownload) {
    this.#session = session;
    this.#export = exportData;
    this.#download = download;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isWorking(): boolean {
    return this.status === 'gathering' || this.status === 'packing';
  }

  async save(words: ArchiveWords): Promise<void> {
    const account = this.#session.profile;
    if (this.isWorking || account === null) return;
    this.#begin();
    const gathered = await this.#export.execute(account);
    if (!gathered.ok) return runInAction(() => this.#fail(gathered.failure));
    runInAction(() => this.#pack());
    const { records, photos } = gathered.value;
    const pictures = photos.map(({ id, address }) => ({ path: `${words.photos}/${fileNameOf(id)}`, address }));
    const entries = [words.readMe, { path: words.data, text: JSON.stringify(records, null, 2) }, ...pictures];
    const saved = await this.#download.save(words.archive, entries, (share) => runInAction(() => this.#advance(share)));
    if (saved.ok) runInAction(() => this.#succeed(saved.value.length));
    else runInAction(() => this.#fail(saved.failure));
  }

  #begin(): void {
    this.status = 'gathering';
    this.failure = null;
    this.missing = 0;
    this.progress = 0;
  }

  #pack(): void {
    this.status = 'packing';
  }

  #advance(share: number): void {
    this.progress = share;
  }

  #succeed(missing: number): void {
    this.status = 'saved';
    this.missing = missing;
  }

  #fail(reason: BackendFailure | 'failed'): void {
    this.status = 'idle';
    this.failure = reason;
  }
}

/** Ids hold characters that some file systems refuse. */
function fileNameOf(id: string): string {
  return id.replace(/[^A-Za-z0-9-]+/g, '-');
}
