// What "npm run schema" runs, after a migration was added: writes the types of the tables anew from a migrated database.
import { writeFileSync } from 'node:fs';
import { testDatabase } from './postgres/for-tests.ts';
import { generatedSchema, schemaFile } from './schema/generated-schema.ts';

const database = await testDatabase();
try {
  writeFileSync(schemaFile, await generatedSchema(database.ownerUrl));
  console.log(`Wrote ${schemaFile}`);
} finally {
  await database.drop();
}
