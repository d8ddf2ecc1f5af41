export function ListingScreen() {
  return null;
}
