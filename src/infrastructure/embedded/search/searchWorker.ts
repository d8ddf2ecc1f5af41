import { ChangeFeed } from '../database/ChangeFeed';
import { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { ListingIndexFollower } from './ListingIndexFollower';
import type { SearchQuestion } from './searchProtocol';
import { searchService } from './searchService';

/** A worker’s name is the name of its database; tests use their own. */
const named = self.name === '' ? undefined : self.name;
const database = new EmbeddedDatabase(named === undefined ? {} : { name: named });
const answer = searchService(new ListingIndexFollower(database, new ChangeFeed(named)), (message) =>
  self.postMessage(message),
);

self.addEventListener('message', ({ data }: MessageEvent<SearchQuestion>) => answer(data));
