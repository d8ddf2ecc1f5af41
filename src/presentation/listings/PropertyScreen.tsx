export function PropertyScreen() {
  return null;
}
