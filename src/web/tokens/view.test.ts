import { describe, expect, test } from 'vitest';
import { checkToken, noToken, withScope } from './view.ts';

describe('a token', () => {
  test('needs a name and something that it is for', () => {
    expect(checkToken(noToken)).toEqual({ name: 'tokens.enterName', scopes: 'tokens.chooseScope' });
    expect(checkToken({ name: '  ', days: '30', scopes: ['time:read'] })).toEqual({ name: 'tokens.enterName' });
    expect(checkToken({ name: 'Timesheets', days: '30', scopes: ['time:read'] })).toEqual({});
  });

  test('lists what it is for in one order, however it was ticked', () => {
    expect(withScope(['time:read'], 'people:read', true)).toEqual(['people:read', 'time:read']);
    expect(withScope(['people:read', 'time:read'], 'people:read', false)).toEqual(['time:read']);
  });
});
