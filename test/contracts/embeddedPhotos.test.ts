import 'fake-indexeddb/auto';
import { embeddedPhotos } from '../support/embeddedBackends';
import { describePhotoRepository } from './photoRepositoryContract';

describePhotoRepository('EmbeddedPhotoRepository', embeddedPhotos);
