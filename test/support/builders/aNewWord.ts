const [consonants, vowels] = ['bdfgklmnprtvz', 'aeiou'];

/** A word of ten letters that nobody has written, too far from any other for a search to take one for the other. */
export function aNewWord(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(10))];
  return letters
    .map((value, index) => {
      const among = index % 2 === 0 ? consonants : vowels;
      return among.charAt(value % among.length);
    })
    .join('');
}
