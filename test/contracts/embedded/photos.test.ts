import 'fake-indexeddb/auto';
import { embeddedPhotos } from '../../support/embedded/embeddedBackends';
import { describePhotoRepository } from '../photoRepositoryContract';

describePhotoRepository('EmbeddedPhotoRepository', embeddedPhotos);
