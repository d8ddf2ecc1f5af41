// @vitest-environment happy-dom
import { LocalStorageCountedViews } from '../../../src/infrastructure/browser/storage/LocalStorageCountedViews';
import { LocalStorageMaintenanceMemory } from '../../../src/infrastructure/browser/storage/LocalStorageMaintenanceMemory';
import { LocalStorageMessageOutbox } from '../../../src/infrastructure/browser/storage/LocalStorageMessageOutbox';
import { LocalStorageProfileCache } from '../../../src/infrastructure/browser/storage/LocalStorageProfileCache';
import { LocalStorageVisitMarker } from '../../../src/infrastructure/browser/storage/LocalStorageVisitMarker';
import { PersonStorage } from '../../../src/infrastructure/browser/storage/PersonStorage';
import { describeCountedViews } from '../listings/countedViewsContract';
import { describeMaintenanceMemory } from '../maintenance/maintenanceMemoryContract';
import { describeMessageOutbox } from '../messaging/messageOutboxContract';
import { describeProfileCache } from '../account/profileCacheContract';
import { describeVisitMarker } from '../analytics/visitMarkerContract';

describeMaintenanceMemory('LocalStorageMaintenanceMemory', () => {
  localStorage.clear();
  return new LocalStorageMaintenanceMemory();
});

describeMessageOutbox('LocalStorageMessageOutbox', () => {
  localStorage.clear();
  return {
    tab: new LocalStorageMessageOutbox(),
    inOtherTab: (work) => {
      work(new LocalStorageMessageOutbox());
      // A browser dispatches it in the tabs that did not write.
      dispatchEvent(new StorageEvent('storage', { key: null }));
    },
  };
});

describeVisitMarker('LocalStorageVisitMarker', () => {
  localStorage.clear();
  return { tab: new LocalStorageVisitMarker(), otherTab: new LocalStorageVisitMarker() };
});

describeCountedViews('LocalStorageCountedViews', () => {
  localStorage.clear();
  return new LocalStorageCountedViews();
});

describeProfileCache('LocalStorageProfileCache', () => {
  localStorage.clear();
  return {
    visit: new LocalStorageProfileCache(new PersonStorage()),
    nextVisit: new LocalStorageProfileCache(new PersonStorage()),
  };
});
