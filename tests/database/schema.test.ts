import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testDatabase } from '../../tools/postgres/for-tests.ts';
import { generatedSchema, schemaFile } from '../../tools/schema/generated-schema.ts';

test('the types of the tables are those of the migrations; if not, "npm run schema" writes them anew', async () => {
  const database = await testDatabase();
  const generated = await generatedSchema(database.ownerUrl);
  await database.drop();
  expect(readFileSync(schemaFile, 'utf8')).toBe(generated);
});
