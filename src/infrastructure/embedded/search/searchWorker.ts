import type { Change } from '../database/ChangeFeed';
import { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { Emitter } from '../database/Emitter';
import { ListingIndexFollower } from './ListingIndexFollower';
import type { SearchQuestion } from './searchProtocol';
import { searchService } from './searchService';

/** A worker’s name is the name of its database; tests use their own. */
const named = self.name === '' ? undefined : self.name;
const database = new EmbeddedDatabase(named === undefined ? {} : { name: named });
const changes = new Emitter<Change>();
const follower = new ListingIndexFollower(database, changes, { code: self.location.href });
const answer = searchService(follower, (message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<SearchQuestion>) => {
  if (data.kind === 'change') changes.emit(data.change);
  else answer(data);
});
