import 'fake-indexeddb/auto';
import { embeddedPhotos } from '../../support/embedded/embeddedBackends';
import { describePhotoRepository } from '../listings/photoRepositoryContract';

describePhotoRepository('EmbeddedPhotoRepository', embeddedPhotos);
