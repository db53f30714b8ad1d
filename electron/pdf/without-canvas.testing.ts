/** pdf.js looks for these as it is read; its canvas for Node is not installed, and nothing is painted here. */
for (const name of ['DOMMatrix', 'ImageData', 'Path2D'])
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: class {} })
