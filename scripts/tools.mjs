import { installIfStale } from './installation.mjs'
import { requireNode } from './requirements.mjs'

/* Installs the developers' tools where they are missing: what npm runs before a command that needs them. */
requireNode()
await installIfStale({ tools: true })
