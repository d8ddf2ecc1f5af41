import type { RulesBytes, RulesLatLng, RulesPath } from '../RulesValue';
import { demand } from '../values/demand';
import { bindPath } from './bindPath';
import type { MethodTable } from './MethodTable';

export const bytesMethods: MethodTable<RulesBytes> = {
  size: (self) => BigInt(self.bytes.length),
  // The alphabet for URLs, with padding.
  toBase64: (self) => Buffer.from(self.bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  toHexString: (self) => Buffer.from(self.bytes).toString('hex').toUpperCase(),
};

const earthRadiusMetres = 6_371_010;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const distanceBetween = (from: RulesLatLng, to: RulesLatLng): number => {
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)];
  const height = Math.sin((toLatitude - fromLatitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(height + Math.cos(fromLatitude) * Math.cos(toLatitude) * width));
};

export const latLngMethods: MethodTable<RulesLatLng> = {
  distance: (self, other) => distanceBetween(self, demand(other, 'latlng')),
  latitude: (self) => self.latitude,
  longitude: (self) => self.longitude,
};

export const pathMethods: MethodTable<RulesPath> = {
  bind: (self, values) => bindPath(self, demand(values, 'map')),
};
