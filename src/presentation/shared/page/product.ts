/** The product's name, said here and nowhere else. */
export const PRODUCT_NAME = 'Mon Bazar';
