import { ChangeFeed } from '../database/ChangeFeed';
import { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { ListingIndexFollower } from './ListingIndexFollower';
import type { SearchQuestion } from './searchProtocol';
import { searchService } from './searchService';

/** A worker with a name works on the database of that name, as tests do. */
const named = self.name === '' ? undefined : self.name;
const database = new EmbeddedDatabase(named === undefined ? {} : { name: named });
const answer = searchService(new ListingIndexFollower(database, new ChangeFeed(named)), (message) =>
  self.postMessage(message),
);

self.addEventListener('message', ({ data }: MessageEvent<SearchQuestion>) => answer(data));
