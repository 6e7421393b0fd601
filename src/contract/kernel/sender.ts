/**
 * Header in which a page names the employee it acts for. A cookie may change hands under an
 * open page, when somebody else signs in in another tab; with the header, nothing that one
 * person pressed is ever recorded as another's. It proves nothing and grants nothing.
 */
export const senderHeader = 'x-meridian-employee';
