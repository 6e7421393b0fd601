import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** One document to set. */
export interface Letter {
  readonly id: number;
  readonly template: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/** The document, or why there is none. */
export interface Printed {
  readonly id: number;
  readonly pdf?: Uint8Array;
  readonly error?: string;
}

/** The faces of the screens, as files that a typesetter can read. */
const fonts = [
  import.meta.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf'),
];

const compiler = NodeCompiler.create({
  // Beyond this folder no template reads.
  workspace: fileURLToPath(new URL('.', import.meta.url)),
  fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(fileURLToPath(font))) }],
});

// Nothing, where no document is to come: without a port to hear by it ends by itself.
parentPort?.on('message', (letter: Letter | null) => {
  if (letter === null) parentPort?.close();
  else parentPort?.postMessage(print(letter.id, letter.template, letter.inputs));
});

function print(id: number, template: string, inputs: Letter['inputs']): Printed {
  try {
    const pdf = compiler.pdf({ mainFilePath: fileURLToPath(template), inputs });
    // What was laid out for one document is of no use to the next.
    compiler.evictCache(10);
    return { id, pdf };
  } catch (error) {
    // The library tells what is wrong in `code`, and leaves `message` empty.
    return { id, error: error instanceof Error && 'code' in error ? String(error.code) : String(error) };
  }
}
