/** What is refused to the devices of the open table, and to its operator: said by the host, and by the sheet that asks. */
export const companionRefused = {
  'companion-code-wrong': 'That code is not good, or no longer. Ask the operator for a new one.',
  'companion-wait': 'Five wrong codes came from this device. Wait five minutes, then ask for a new one.',
  'companion-full': 'All {places} places at the table are taken.',
  'companion-gone': 'That place at the table is closed.',
  'companion-not-yours': 'That ship is not yours to mark. Nothing was changed.',
  'companion-no-such-box': 'Her card has no such box for this mark. Nothing was changed.',
  'companion-no-such-figure': 'Her card has no such figure. Nothing was changed.',
  'companion-already': 'It was so already.',
  'companion-conflict': 'Somebody else set {now} a moment before.',
  'companion-paused': 'All marks are paused. Nothing was changed.',
  'companion-nothing-to-undo': 'There is nothing of yours to take back. Nothing was changed.',
  'companion-not-asked': 'That is not for you to answer. Nothing was changed.',
  'companion-answered': 'That has been answered already. Nothing was changed.',
  'companion-premises-changed':
    'Something that this was worked out from has changed since. The operator sees what, and decides.',
  'companion-no-network': 'This computer is no longer on the network of {address}. Choose another.',
  'companion-no-ships': 'A battle without ships has no open table.',
  'companion-not-opened': 'The table could not be opened on {address} ({error}). Choose another network.',
}
