/** As the payload of a payment names them. */
export const paymentMethods = ['Cash', 'Check', 'Zelle', 'Other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
